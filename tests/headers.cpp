// Stands for the tests' headers, which are compiled with it.
