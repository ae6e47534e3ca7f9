/** Where machines die and processes are killed, nobody is in danger. */
export const OF_MACHINES =
  /\b(?:process(?:es)?|threads?|kernel|terminal|servers?|containers?|scripts?|loops?|linux|docker|ports?|neurons?|relu|batter(?:y|ies)|laptop|game|npcs?|zombies?)\b/;

/** Statistics about others are no cry for help. */
export const OF_FIGURES =
  /\b(?:predict\w*|statistics?|statistical|datasets?|data ?sets?|data (?:about|on|of|for|from)|rates?|per (?:year|province|100)|by province|plot|chart|graph|regression|classif\w+|detect\w*|sentiment|tweets?|analys\w+|columns?|csv|labels?|questionnaire|model(?:s|ling)?|figures|survey|essay|article|ethical|machine learning)\b/;

/** Work, and being tired of it or stuck in it: a tutor helps with that. */
export const OF_STUDY =
  /\b(?:lessons?|exercises?|courses?|codes?|coding|cod(?:e|ing)|python|sql|pandas|numpy|regex|recursion|modules?|quiz(?:zes)?|assessments?|tests?|exams?|assignments?|projects?|loops?|functions?|errors?|bugs?|debug\w*|compiler|semicolon|syntax|programs?|programming|maths?|mathematics|data|models?|homework|chapters?|topics?|question|questions|solution|marks?|certificates?|app|page|screen|website|site|account|password|leaderboard|streak|pace|stud(?:y|ying) (?:group|with|buddy)|trainer|les|lesse|oefening|toets|module|wiskunde|sifundo|isifundo|esi sifundo|lesi sifundo|izibalo|uvivinyo|ovivinyweni|uvavanyo|thuto|teko|tekong|dipalo|tlhatlhobo|group|learning like|a week|per week|slow it down|network|internet)\b/;

/** A message with these is about more than work. */
export const OF_LIFE =
  /\b(?:my (?:whole )?(?:life|family|kids|children|marriage|parents|mother|mom|husband|wife)|at home|alive|living|every (?:night|day)|in life|of life|with life|by life)\b/;
