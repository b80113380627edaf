import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

// Form is Prettier's, types are svelte-check's.
export default defineConfig(
  { ignores: ['node_modules/', 'fonts/made/'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      // Pictures are SVG written by our own code; what people write is never among it, and the
      // content policy refuses scripts.
      'svelte/no-at-html-tags': 'off',
      // Most lists are drawn anew as a whole; where rows keep something, they have a key.
      'svelte/require-each-key': 'off',
      // A map in `$state.raw` is replaced, never changed.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['offline.js'],
    languageOptions: { globals: { ...globals.serviceworker, FILES: 'readonly' } },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
)
