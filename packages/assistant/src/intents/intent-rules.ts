import type { Intent } from '@academy/domain/assistant/agents';
import { hint, type Rule, sure } from './intent-rule.ts';
import { TURNS_OF_PHRASE } from './turns-of-phrase.ts';

const OWN = String.raw`\b(?:my|mine|i|me|i've|we|our)\b`;
const near = (a: string, b: string, gap = 60) =>
  new RegExp(`(?:${a}).{0,${gap}}(?:${b})|(?:${b}).{0,${gap}}(?:${a})`);

/** The first rule that matches decides; the narrower ones come first. All expect the output of `plainMessage`. */
const RULES: readonly Rule[] = [
  ...TURNS_OF_PHRASE,
  sure(
    'progress',
    /\b(?:show|see|check|view|what is|give me)?\b ?my (?:overall |current |learning )?progress\b|\bhow far (?:along )?(?:am i|have i|did i)\b(?!.{0,30}\b(?:level|streak|badge|certificate)\b)/,
  ),
  sure(
    'sessions',
    /\b(?:lessons?|class(?:es)?|time|meeting|appointment|booking|session)\b.{0,15}\bwith (?:the |my |a |an |our )?(?:trainer|teacher|lecturer|instructor|mentor|tutor|facilitator|coach)\b|\blive\b.{0,25}\b(?:trainer|teacher|lecturer|instructor|mentor|tutor|facilitator|coach)\b|\b(?:trainer|teacher|lecturer|instructor|mentor|tutor|facilitator|coach)\b.{0,25}\blive\b|\b(?:my|a|the) booking\b/,
  ),
  sure(
    'thanks',
    /^(?:very |many )?(?:thanks|thank you|thx|ta|cheers|shot|much appreciated|appreciate it|cool thanks|great thanks)\b.{0,30}$/,
  ),
  sure(
    'greeting',
    /^(?:hello|hi|hey|good (?:morning|afternoon|evening|day)|greetings|sharp|morning|evening)(?: (?:hello|there|all|everyone|again|to you|how are you|how are you doing|how is it|friend|team|sir|madam|onboarda|curriculabot|helpdeskai|certifypro|engagio|nexii))*$/,
  ),
  sure(
    'abilities',
    /\b(?:what (?:can|could) you (?:do|help|tell|answer)|what are you (?:for|able|good)|who are you|what do you do|how can you help|how do you work|what (?:kind|sort) of questions|what (?:should|can|may) i ask you)\b/,
  ),
  sure(
    'person',
    /\b(?:(?:talk|speak|chat|connect|transfer|pass|put|hand)\b.{0,25}\b(?:person|human|agent|someone|somebody|people|trainer|staff|support|consultant|real)|real (?:person|human)|human being|customer (?:care|service|support)|call ?cent(?:re|er)|contact (?:support|someone|you|the academy|a person|a human|a trainer|staff)|phone number|email address of|(?:lodge|make|have|file) a complaint|i (?:want|need|would like) to complain|need a human|want a human|ask a person|ask a human)\b/,
  ),
  sure(
    'platform',
    /\b(?:(?:change|reset|forgot(?:ten)?|new|lost|update) (?:my |the )?password|log ?out|sign ?out|log ?in|sign ?in|refund|money back|dark (?:mode|theme)|change (?:my )?(?:email|name|picture|photo)|without (?:a )?(?:network|internet|data|wifi)|offline|how much data(?! (?:for|to) (?:test|train))|data (?:does|usage|cost|bundle)|use (?:less|my) data|how (?:do|can) i pay|pay for|payment|how long (?:do|can|will) i (?:have|use|keep)|(?:12|twelve) months|delete my account|close my account|nqf|saqa|accredited|credits? on the nqf|recognised by|worth (?:anything|something)|certificate.{0,20}\bworth)\b/,
  ),
  sure(
    'community',
    /\b(?:put|post|add|show|upload|share)\b.{0,40}\b(?:linkedin|facebook|whatsapp|instagram|tiktok|social media)\b|\b(?:whatsapp|telegram|facebook|study) groups?\b|\b(?:chat|speak|study|learn|work)(?:ing)? (?:to|with) (?:other |fellow )?(?:learners|students|classmates|people here)\b|\bam i (?:winning|first|leading|in the top)\b|\b(?:link|team|meet|buddy) up\b|\bwho else\b.{0,25}\b(?:here|doing|learning|studying|taking|course)\b|\bfellow (?:students?|learners?)\b|\b(?:show|send|tell)\b.{0,40}\b(?:to|with) (?:my |the )?(?:family|friends|children|colleagues)\b/,
  ),
  // If two of our subjects are named, the one that is asked for decides, and not the means to get it.
  sure(
    'community',
    near(
      String.raw`\b(?:badges?|certificates?|achievements?|results?|success)\b`,
      String.raw`\b(?:linkedin|facebook|whatsapp|instagram|tiktok|twitter|social media)\b`,
      40,
    ),
  ),
  sure('community', /\b(?:brag|boast|show off)\b/),
  sure('badges', /\b(?:badges?|achievements?|troph(?:y|ies)|medals?) (?:for|of)\b(?! coins?\b)/),
  sure(
    'rewards',
    /\b(?:trade|convert|turn)\b.{0,20}\bcoins?\b|\bcoins?\b.{0,20}\benough (?:for|to)\b|\benough coins? (?:for|to)\b/,
  ),
  sure(
    'rewards',
    /\b(?:points|rewards?|coins?|gift|prize) (?:shop|store)\b|\bvouchers?\b|\b(?:which|what) (?:gifts?|prizes?) can\b|\brefer(?:ring)? (?:my|a|another|some)\b/,
  ),
  sure(
    'study-plan',
    /\b(?:make|redo|adjust|change|update|fix|shift|move|rework)\b.{0,25}\bmy (?:study )?(?:plan|schedule|timetable|programme)\b|\bhow many hours?\b.{0,30}\b(?:must|should|need)\b/,
  ),
  sure(
    'level',
    near(
      String.raw`\b(?:points?|level|experience|score|rank|far|get)\b`,
      String.raw`\b(?:in|of|from) (?:this|the) chat\b`,
      30,
    ),
  ),
  // What was earned is a question about the balance; what can be earned, about the rewards.
  sure(
    'coins',
    /\b(?:did|have) i (?:not )?(?:get|got|earn(?:ed)?|receive[d]?|collect(?:ed)?|make|made)\b.{0,30}\bcoins?\b/,
  ),
  sure(
    'progress',
    /\bhow (?:many|much)(?: (?:%|percent))? of (?:the|my|this|that|it|a)\b|\b(?:what is|how much is) (?:still )?left (?:for me )?(?:to do )?(?:of|in|with) (?:the|my|this) (?:course|module|lessons?)\b/,
  ),
  sure(
    'rewards',
    /\b(?:redeem|reward|rewards|spend|buy|exchange|swap|cash (?:in|out)|use)\b.{0,30}\b(?:coins?|nexii)\b|\bcoins?\b.{0,40}\b(?:redeem|spend|buy|exchange|swap|worth|for what|used for|good for|get for|use)\b|\b(?:what|which) rewards?\b|\brewards?\b.{0,25}\b(?:there|available|get|choose|cost|afford|redeem|catalogue|list)\b|\b(?:earn|get|collect|make|win|more)\b.{0,20}\b(?:more )?coins?\b|\bhow.{0,20}\bcoins?\b.{0,15}\b(?:earned|work|made)\b|\b(?:what|how) .{0,20}\bearns? (?:me )?coins?\b|\b(?:can|could) i (?:redeem|afford)\b|\bcash (?:in|out)\b|\bredeem\w*\b|\brefer(?:ring)? a friend\b|\b(?:gives?|pays?|brings?)\b.{0,20}\bcoins?\b|\b(?:cheapest|smallest|biggest|best|next|any|dearest|most expensive)\b.{0,20}\brewards?\b/,
  ),
  sure('coins', /\b(?:coins?|nexii (?:balance|points|money))\b/),
  sure(
    'coins',
    /\b(?:my|account) balance\b|\bin my (?:wallet|purse)\b|\bclaim\b.{0,20}\b(?:now|anything|something)\b|\banything to claim\b|\bwhat can i claim\b/,
  ),
  sure('coins', /\b(?:my|our|the) earnings\b|\b(?:paid|credited) (?:to )?me\b|\bpay me\b/),
  sure(
    'assessments',
    /\bproject\b.{0,25}\b(?:marked|graded|assessed|feedback)\b|\b(?:mark(?:ed)?|grade[d]?|feedback)\b.{0,25}\bproject\b|\b\d{2} ?(?:percent|%).{0,20}\bpass|\bpass\b.{0,20}\b\d{2} ?(?:percent|%)/,
  ),
  sure(
    'certificates',
    /\bcertificates?\b|\bcertified\b|\bcertification\b|\bdiploma\b|\bproof (?:that i|of (?:completion|my)|for (?:my|an|the|a) (?:boss|employer|job))\b/,
  ),
  sure(
    'streak',
    /\bstreaks?\b|\b(?:longest|best|current) (?:run|stretch|chain)\b(?! of (?!days))|\bon the trot\b|\bdays? (?:in a row|straight|running|on end|one after the other)\b|\bconsecutive days\b|\brun of days\b|\bweekly goal\b|\b(?:miss|missed|skip|skipped) a day\b|\bdays\b.{0,40}\bwithout (?:a )?(?:break|stopping|missing)\b|\bhow many days\b.{0,40}\b(?:row|learn|stud|learned|learnt)/,
  ),
  sure(
    'community',
    /\bleaderboard\b|\b(?:my|i) (?:rank|ranking|position|place)\b|\bwhere do i (?:rank|stand|place)\b.{0,30}\b(?:others|board|learners|students|week|province)\b|\b(?:rank|ranking)\b.{0,20}\b(?:am i|my|me|this week)\b|\bshare\b.{0,30}\b(?:achievement|badge|success|progress|linkedin|facebook|whatsapp|friends|result|my)\b|\b(?:what|how) (?:can|do|could|may) i share\b|\b(?:meet|connect with|find|network with|get to know|talk to)\b.{0,25}\b(?:other )?(?:learners|students|people like me|classmates|study (?:group|buddy|partner)|others|friends)\b|\bstudy (?:group|buddy|partner)s?\b|\bcommunity\b|\bcompare\b.{0,25}\b(?:others|learners|students)\b|\bmore points than\b|\bpoints\b.{0,20}\bthis week\b/,
  ),
  sure('badges', /\bbadges?\b|\bachievements?\b|\btroph(?:y|ies)\b|\bmedals?\b/),
  sure('badges', near(OWN, String.raw`\b(?:stickers?|stars|ribbons?|emblems?)\b`, 30)),
  sure(
    'level',
    new RegExp(`${near(OWN, String.raw`\b(?:level|experience points?|experience)\b`, 40).source}`),
  ),
  sure(
    'level',
    /\b(?:what|which) level\b|\blevel up\b|\bnext level\b|\bhow much experience\b|\bexperience points?\b|\bchat (?:level|streak)\b/,
  ),
  sure(
    'study-plan',
    /^(?:please )?(?:a )?(?:plan|schedule|timetable)(?: (?:for|to|of))?(?: my)? (?:learn|learning|study|studies)\b/,
  ),
  sure(
    'sessions',
    /\bconsultations?\b|\b1[- ]on[- ]1\b|\bone[- ](?:on|to)[- ]one\b|\bwait(?:ing)? ?list\b|\b(?:zoom|teams|meeting) link\b|\bmy (?:\w+ ){0,2}slots?\b|\b(?:my|a|the) coach\b/,
  ),
  sure('sessions', /\b(?:seat|place|spot)\b.{0,25}\b(?:sessions?|class(?:es)?)\b/),
  sure(
    'sessions',
    /\b(?:book(?:ed|ing|ings)?|reserve[d]?|sign(?:ed)? up|attend|join|cancel|reschedule|upcoming|next|coming|my|live|any|available|when|which|what)\b.{0,35}\b(?:sessions?|class(?:es)?|tutorials?|mentor(?:ing|ship)?|trainer|instructor|tutor|lecturer|facilitator|one[- ]on[- ]one|consultation|coaching|live lessons?)\b|\b(?:sessions?|class(?:es)?|tutorials?)\b.{0,35}\b(?:book(?:ed|ing|ings)?|next|upcoming|today|tomorrow|this week|next week|available|do i have|am i|when|schedule)\b|\bmy bookings?\b|\bwhat (?:have|did) i book\b|\bam i booked\b|\b(?:on )?my (?:calendar|schedule|timetable)\b|\bwaiting list\b.{0,20}\bsession\b/,
  ),
  sure(
    'events',
    /\bevents?\b.{0,60}\b(?:upcoming|coming|next|near|this|today|tomorrow|week|month|weekend|when|register|join|attend|is there|are there|any|online|planned|happening|calendar|province|gauteng|cape|durban|joburg|johannesburg|pretoria|limpopo)\b|\b(?:upcoming|coming|next|any|which|what|academy|my|register(?:ed)? for|attend|join|online|free|more)\b.{0,25}\bevents?\b|\bwebinars?\b|\bhackathons?\b|\bmeet[- ]?ups?\b|\b(?:any|which) (?:\w+ )?talks?\b|\bworkshops?\b|\bopen days?\b|\bconferences?\b|\bget-?togethers?\b|\banything (?:\w+ )?(?:happening|going on)\b|\bwhat is (?:on|happening) (?:this|next|at|in|on)\b/,
  ),
  sure(
    'study-plan',
    /\b(?:study|learning|weekly|my) ?(?:plan|path|schedule|timetable|roadmap|programme|program)\b.{0,50}\b(?:make|create|build|give|draw|week|hours?|want|need|me|design|update|help)\b|\b(?:make|create|build|give|draw|design|plan|suggest|need|want|set up|work out|help)\b.{0,40}\b(?:study|learning|weekly)? ?(?:plan|path|schedule|timetable|roadmap)\b|\bstudy plan\b|\blearning path\b|\b\d{1,2}(?:[.,]\d)? ?(?:h|hrs?|hours?|minutes?|min)\b.{0,30}\b(?:week|day|daily|weekly|evening|night|weekend)\b|\bhours? (?:a|per|each|every) week\b|\b(?:when|how (?:long|soon|fast)|by when) (?:will|can|could|would|do|until|till|before)\b.{0,40}\b(?:finish|complete|done|be ready|be through)\b|\bhow (?:many|much) (?:weeks|months|time|longer)\b.{0,50}\b(?:finish|left|need|complete|course|take|done)\b|\bplan my (?:week|month|studies|learning|time)\b|\bbehind (?:on|with) my (?:plan|schedule|timetable)\b|\bhow long\b.{0,30}\b(?:course|finish|take me)\b/,
  ),
  sure(
    'study-plan',
    near(
      String.raw`\b(?:half an|an|one|two|three|four|five|six|seven|eight|ten|\d{1,3}(?:\.\d)?) ?(?:and a half )?(?:h|hours?|minutes?|min)\b`,
      String.raw`\b(?:(?:a|per|every|each|in the|this) (?:week|day|evening|night|morning|weekend|weekday)|daily|weekly|weekends|evenings)\b`,
      30,
    ),
  ),
  sure(
    'assessments',
    /\b(?:my|when|retry|retake|re-?write|rewrite|repeat|redo|another|next|last|best|how many|try|take|pass(?:ed)?|fail(?:ed)?|result|results|score|mark|marks|percentage|average|write|due|which|still|open|left)\b.{0,40}\b(?:assessments?|exams?|quiz(?:zes)?|finals?|attempts?)\b|\b(?:assessments?|exams?|quiz(?:zes)?|finals?)\b.{0,40}\b(?:results?|scores?|marks?|pass|passed|fail|failed|again|retry|retake|rewrite|attempt|left|next|when|must|need|write|due|open|do i|did i)\b|\b(?:my|write|wrote|rewrite|retake|redo|repeat|pass(?:ed)?|fail(?:ed)?|flunk(?:ed)?) (?:the |my |this |that |a )?(?:last |next |first |final )?tests?\b|\bflunk(?:ed)?\b|\btests? (?:again|results?|must i|do i still|still)\b|\bpass ?mark\b|\bmy (?:marks?|scores?|results?|grades?)\b|\b(?:what|which) (?:marks?|scores?|results?|grades?) (?:did|have|do) i\b|\bdid i (?:pass|fail)\b|\bhow did i (?:do|score|perform)\b|\baverage score\b/,
  ),
  sure(
    'current-lesson',
    /\b(?:help|stuck|struggling|struggle|confused|lost|battling|do not understand|not understand|explain|assist|hint|clue|stuck on|trouble|sukkel)\b.{0,40}\b(?:current|this|my|the|with) ?(?:current )?(?:lesson|exercise|module|code|program|task|page|activity|chapter)\b|\b(?:my|this|current|the) (?:current )?(?:lesson|exercise|code|program|task)\b.{0,60}\b(?:help|stuck|error|not work(?:ing)?|does not work|do not work|fails?|broken|confus\w+|hard|difficult|crash\w*|hint|about|wrong)\b|\b(?:another|one more|next|give me a|need a|a) (?:hint|clue)\b|\b(?:what|which) lesson am i (?:in|on|at|busy)\b|\bwhat is (?:this|my current|the current) lesson about\b|\bi am stuck\b|\b(?:include|read|check|look at|fix) (?:my|this) (?:code|program|error)\b|\bcurrent lesson\b|\bdo not (?:understand|get|follow) (?:what i |how i |this|it|here|anything|what (?:to|must))|\bmakes? no sense\b|\bhint for\b|\bmy (?:code|program) (?:gives|shows|has|throws|keeps|will not|does not|is|says)\b/,
  ),
  sure(
    'current-lesson',
    /\b(?:keeps?|getting|get|got|gives?|giving|says?|saying|throws?|throwing|shows?|showing)\b.{0,20}\b(?:[a-z]+error|(?:name|type|value|index|key|syntax|indentation|attribute|import) error)\b/,
  ),
  sure(
    'current-lesson',
    /\b(?:start|do|solve|finish|answer|pass) this (?:task|exercise|lesson|question|program|code)\b|\bthis (?:exercise|task|code|program) (?:will not|wo not|does not|can not|keeps)\b|\bwhat does this error mean\b/,
  ),
  sure(
    'next-lesson',
    /^(?:and |ok |right |i (?:am|have) |i )?(?:(?:done|finished|completed)\b.{0,20} )?(?:what now|now what|where (?:to|next)(?: from here)?|what (?:must|do|should) i do now)$/,
  ),
  sure('study-plan', /\bhow long (?:will|would|does|must) (?:it|this|that|the course)\b/),
  sure(
    'next-lesson',
    /\b(?:what|which|where)\b.{0,30}\b(?:learn|study|do|lesson|course|module|topic|go|continue|start|begin|read|tackle)\b.{0,20}\b(?:next|now|today|after this|from here|tonight|this evening)\b|\bnext (?:lesson|step|steps|module|topic|thing|up)\b|\bwhat is next\b|\bwhat next\b|\bwhere (?:did|was) i (?:stop|left|leave|end|up to|busy)\b|\b(?:continue|carry on|resume|pick up|go on)\b.{0,30}\b(?:learning|lesson|where|course|studies|stopped|left off|from)\b|\bwhere i (?:left off|stopped)\b|\bwhat (?:should|must|can|shall|do) i (?:learn|study|do|read|tackle|work on)\b(?!.{0,12}\bask)|\bafter this (?:lesson|one)\b|\bnext for me\b|\b(?:where|what|how)\b.{0,30}\b(?:carry on|go on|continue|proceed|resume|pick up)\b/,
  ),
  sure(
    'first-steps',
    /\b(?:first steps?|get(?:ting)? started|how (?:do|must|can|should|to) (?:i )?(?:start|begin)(?=$| (?:here|learning|studying|with (?:the|my)|the|my))|where (?:do|must|should|can) i (?:start|begin)|i am new|new here|just (?:joined|registered|signed up)|show me around|onboard\w*|tour|for the first time|what now that i (?:joined|registered))\b/,
  ),
  sure('courses', /\b(?:is|are) there (?:a |any |an? \w+ )?courses?\b/),
  sure('courses', /\bdo you have (?:something|anything) (?:on|about|for|in)\b/),
  sure(
    'events',
    /\b(?:something|anything) (?:on|happening|planned)(?=$| (?:this|next|to|tonight|today|tomorrow|in|at|soon|near|here|for|on)\b)/,
  ),
  sure(
    'events',
    /\b(?:anything|something|what is)\b.{0,12}\b(?:lined up|planned|scheduled|taking place|coming up|cooking)\b(?!.{0,25}\b(?:course|lesson|module)s?\b)/,
  ),
  sure(
    'progress',
    /\bwhere am i with\b|\bhave i (?:the|my) (?:\w+ ){1,3}(?:done|finished|completed)\b|\bwhat did i (?:do|manage|finish|complete)\b/,
  ),
  sure('level', /^(?:my )?(?:experience|level)$/),
  sure(
    'courses',
    /\b(?:which|what|list|show|all|how many|any|other|available|my|see|recommend|suggest|enrolled|registered|free|new|beginner|more)\b.{0,30}\bcourses?\b|\bcourses?\b.{0,40}\b(?:available|offer|there|have|enrolled|registered|am i|taking|joined|list|catalogue|beginners?|recommend|in progress|do you|can i)\b|\bwhat (?:do|can) you (?:teach|offer)\b|\bdo you (?:teach|offer|have anything)\b|\bwhat are you offering\b|\bthe catalogue\b|\bsomething for beginners\b|\bwhat can i (?:study|learn) (?:here|with you)\b|\b(?:am|did|have) i (?:already )?(?:enrolled|enrol|registered|register|sign(?:ed)? up)\b|\bsign me up\b|\bwhat am i (?:enrolled|registered|studying)\b|\bcourse catalogue\b|\bsubjects? (?:do you|available|offer)\b/,
  ),
  sure(
    'progress',
    /\bprogress\b|\bhow far (?:am i|have i|did i|along)\b|\bhow (?:am i|well am i) doing\b|\bhow much (?:have i|did i|of).{0,30}\b(?:done|complete\w*|finish\w*|course|left)\b|\b(?:hours?|time) (?:have|did|do) i (?:studied|study|spen[dt]|learn\w*)\b|\bhow (?:many|much) (?:hours?|time)\b.{0,30}\b(?:studied|study|spent|learned|learnt|put in)\b|\bstudy (?:hours|time)\b|\bpercent\w*\b.{0,30}\b(?:done|complete|am i|course|finished)\b|\bhow many (?:lessons|modules|courses) (?:have|did) i\b|\bwhat have i (?:done|finished|completed|achieved)\b|\bmy (?:stats|statistics|figures|overview|performance|report|skills)\b|\bwhere (?:do|am) i (?:stand|at|now)\b|\bskills? (?:have|did|do) i\b|\bshow (?:me )?(?:my )?(?:dashboard|status|results so far)\b|\bam i (?:behind|on track|nearly done|almost done|ahead)\b|\bwhat is left\b|\bhalf ?way\b|\b(?:portion|part|share|fraction|percent\w*|%) (?:of )?(?:my|the|this) (?:studies|course|work|lessons?)\b|%.{0,20}\b(?:done|complete\w*|finished)\b|\bam i getting (?:on|along)\b/,
  ),
  hint('assessments', /\b(?:results?|test|write|rewrite)\b/),
  hint('streak', /\bdays\b/),
  hint('study-plan', /\b(?:plan|weeks?|weekends?|hours?)\b/),
  hint('sessions', /\b(?:trainer|session|class|tutorial|mentor|timetable|schedule)\b/),
  hint('events', /\bevents?\b|\bmeet in person\b/),
  hint('assessments', /\b(?:assessment|exam|quiz|marks?|grade)\b/),
  hint('study-plan', /\b(?:roadmap|how long does|deadline|catch up)\b/),
  hint('courses', /\b(?:course|enrol|subjects?)\b/),
  hint('current-lesson', /\b(?:stuck|hint|my code|my program|lesson)\b/),
  hint('next-lesson', /\b(?:continue|resume|next)\b/),
  hint('level', /\blevel\b/),
  hint('badges', /\b(?:unlock(?:ed|ing)?|awards?)\b/),
  hint('community', /\b(?:friends|rank|points|share)\b/),
  hint('progress', /\b(?:done|completed|finished|so far)\b/),
];

export interface RuledIntent {
  readonly intent: Intent;
  readonly weight: Rule['weight'];
}

const RULE_WORDS: ReadonlySet<string> = new Set(
  RULES.flatMap(({ pattern }) => pattern.source.replaceAll(/\\[a-z]/g, ' ').match(/[a-z]{4,}/g) ?? []),
);

/** Whether a rule knows a word, so that it is probably no typing error. */
export const isRuleWord = (word: string): boolean => RULE_WORDS.has(word);

export function ruledIntent(plain: string): RuledIntent | null {
  const rule = RULES.find(({ pattern }) => pattern.test(plain));
  return rule ? { intent: rule.intent, weight: rule.weight } : null;
}
