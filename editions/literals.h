// The values of an edition's tables as C++ spells them, for belle_bake.
#pragma once

#include <string>
#include <vector>

#include "editions/tables.h"

namespace belle::editions {

inline std::string literal(bool truth) { return truth ? "true" : "false"; }
inline std::string literal(int number) { return std::to_string(number); }

/// Checked tables hold plain text: in C++ only quotes and backslashes do not stand for themselves.
std::string literal(const std::string& text);

std::string literal(const lumiere::Tables::Shape& shape);
std::string literal(const lumiere::Tables& tables);

std::string literal(const paris::Tables::Landmark& landmark);
std::string literal(const paris::Tables::Bonus& bonus);
std::string literal(const paris::Tables& tables);

template <class T>
std::string literal(const std::vector<T>& list) {
  std::string text;
  for (const T& item : list) text += (text.empty() ? "" : ", ") + literal(item);
  return '{' + text + '}';
}

}  // namespace belle::editions
