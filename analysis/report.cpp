#include "analysis/report.h"

#include "analysis/summary.h"

namespace belle::analysis {
namespace {

constexpr int kWinDigits = 4;
constexpr int kMarginDigits = 2;

void write_keys(JsonText& json, const Value& value) {
  json.key("win");
  json.number(value.win, kWinDigits);
  json.key("margin");
  json.number(value.margin, kMarginDigits);
}

void write(JsonText& json, std::string_view key, const Value& value) {
  json.key(key);
  json.open_object();
  write_keys(json, value);
  json.close_object();
}

void write_loss(JsonText& json, const Value& loss) {
  json.key("loss");
  json.open_object();
  json.key("win");
  json.number(loss.win, kWinDigits);
  json.key("vp");
  json.number(loss.margin, kMarginDigits);
  json.close_object();
}

void write_choice(JsonText& json, const Decision& decision) {
  write_keys(json, decision.played);
  json.key("visits");
  json.whole(decision.visits);
  json.key("best");
  json.open_object();
  json.key("move");
  json.text(decision.alternatives.front().move);
  write_keys(json, decision.best);
  json.key("line");
  json.open_list();
  for (const Follow& follow : decision.principal_variation) json.text(follow.move);
  json.close_list();
  json.key("movers");
  json.open_list();
  for (const Follow& follow : decision.principal_variation) json.whole(index(follow.seat));
  json.close_list();
  json.close_object();
  write_loss(json, decision.loss());
  json.key("alternatives");
  json.open_list();
  for (const Candidate& candidate : decision.alternatives) {
    json.open_object();
    write_candidate(json, candidate);
    json.close_object();
  }
  json.close_list();
  json.key("proven");
  json.truth(decision.proven);
}

void write_decision(JsonText& json, const Decision& decision) {
  json.open_object();
  json.key("ply");
  json.whole(decision.ply);
  json.key("seat");
  json.whole(index(decision.seat));
  json.key("move");
  json.text(decision.move);
  json.key("mark");
  json.text(name(decision.mark));
  if (!decision.forced()) write_choice(json, decision);
  json.close_object();
}

void write_summary(JsonText& json, const Summary& summary) {
  json.open_object();
  json.key("accuracy");
  if (summary.accuracy)
    json.number(*summary.accuracy, 1);
  else
    json.null();
  json.key("choices");
  json.whole(summary.choices);
  write_loss(json, summary.mean_loss);
  json.key("marks");
  json.open_object();
  for (std::size_t mark = 0; mark < kMarkNames.size(); ++mark) {
    json.key(kMarkNames[mark]);
    json.whole(summary.marks[mark]);
  }
  json.close_object();
  write(json, "start", summary.account.start);
  write(json, "play", summary.account.play);
  write(json, "others", summary.account.others);
  write(json, "luck", summary.account.luck);
  write(json, "error", summary.account.error);
  write(json, "end", summary.account.end);
  json.close_object();
}

// One line of the graph for each seat.
void write_graph(JsonText& json, const Analysis& analysis, double Value::* part, int digits) {
  json.open_list();
  for (std::size_t seat = 0; seat < analysis.seats; ++seat) {
    json.open_list();
    for (const std::optional<Value>& value : graph(analysis, Seat(seat))) {
      if (value)
        json.number((*value).*part, digits);
      else
        json.null();
    }
    json.close_list();
  }
  json.close_list();
}

void write_end(JsonText& json, const Analysis& analysis) {
  json.key("result");
  if (analysis.result) {
    json.open_list();
    for (const Value& value : *analysis.result) {
      json.open_object();
      write_keys(json, value);
      json.close_object();
    }
    json.close_list();
  } else {
    json.null();
  }
  json.key("gave_up");
  if (analysis.gave_up)
    json.whole(index(*analysis.gave_up));
  else
    json.null();
}

}  // namespace

void write_candidate(JsonText& json, const Candidate& candidate) {
  json.key("move");
  json.text(candidate.move);
  write_keys(json, candidate.value);
  json.key("visits");
  json.whole(candidate.visits);
}

std::string report(const Analysis& analysis, std::string_view game,
                   const std::vector<SeatName>& seats) {
  JsonText json;
  json.open_object();
  json.key("game");
  json.text(game);
  json.key("seats");
  json.open_list();
  for (const SeatName& seat : seats) {
    json.open_object();
    json.key("seat");
    json.text(seat.seat);
    json.key("name");
    json.text(seat.name);
    json.close_object();
  }
  json.close_list();
  json.key("moves");
  json.whole(analysis.moves);
  json.key("complete");
  json.truth(analysis.complete());
  json.key("decisions");
  json.open_list();
  for (const Decision& decision : analysis.decisions) write_decision(json, decision);
  json.close_list();
  json.key("summary");
  json.open_list();
  for (std::size_t seat = 0; seat < analysis.seats; ++seat)
    write_summary(json, summary(analysis, Seat(seat)));
  json.close_list();
  json.key("graph");
  json.open_object();
  json.key("win");
  write_graph(json, analysis, &Value::win, kWinDigits);
  json.key("margin");
  write_graph(json, analysis, &Value::margin, kMarginDigits);
  json.close_object();
  write_end(json, analysis);
  json.close_object();
  return json.written();
}

}  // namespace belle::analysis
