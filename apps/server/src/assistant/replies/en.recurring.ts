import type { RecurringWords } from './recurring-words.ts'

export const enRecurring: RecurringWords = {
  often: {
    two_weeks: /\b(every (two|2) weeks|every (other|second) week|fortnightly|every fortnight|biweekly)\b/,
    week: /\b((every|each|a|per) week(?! ago)|weekly)\b/,
    two_months: /\b(every (two|2) months|every (other|second) month)\b/,
    three_months: /\b(every (three|3) months|(every|each) quarter|quarterly)\b/,
    month:
      /\b((every|each|a|per) month(?! ago)|monthly|pcm|every (1st|2nd|3rd|[12]?\dth|2[123](st|nd|rd)|31st))\b/,
    year: /\b((every|each|a|per) year(?! ago)|yearly|annual|annually)\b/,
  },
  comesBack:
    /^((and|yes|yeah|yep|ok|oh|please|pls) )*((it|this|that|it s|its|that s|thats|it is|this is|that is|this one|that one) ?)?(a )?(((to )?(repeats?|recurs?|be)|comes (back|out|in|round|up)|(goes|leaves|is taken)( (out|off))?|((is|gets) )?(paid|due|charged|billed|taken)|happens|renews|(we|i) pay (it|this|that)|same( again)?|(repeat|remember) (it|this|that)|make (it|this|that)( a| repeat| recur| recurring)?|(note|log|add|record|put) (it|this|that)( (down|in))?( as( a)?)?|set (it|this|that)( up)?( to repeat| as recurring)?|should repeat|recurring)( (automatically|by itself))?)?( ?(expense|payment|bill|one|thing))?((^| )(please|pls|too|btw|by the way|as well))*$/,
  thingComesBack:
    /^(?:(?:and|ah|oh|ok|yes) )*(?:(?:the )?(?<is>\D+?) (?:is|are|s|will be|(?:is |are |s )?(?:going to|gonna) be|comes|repeats|goes out)(?: paid)?|(?:put|repeat|note|log|make|set) (?:the )?(?<put>\D+?)(?: (?:down|in|up|repeat|to repeat|recurring))*|(?:it s|its|it is|that s|thats) (?:for )?the (?<of>\D+?))(?: (?:please|pls|too|btw|by the way|as well))*$/,
  thingRecurs:
    /^(?:(?:and|yes|ok|please) )*(?:(?:make|set)(?: up)? (?:the |my |our )?(?<put>\D+?)(?: up)? (?:as |to )?(?:recurring|repeat|recur)|(?:the |my |our )?(?<is>\D+?) (?:is|are) (?:a )?(?:recurring|fixed|regular)(?: expenses?| payments?| bills?| costs?)?)$/,
  asksTo:
    /^(?:(?:and|hey|ok|please|pls|so) )*(?:(?:can|could|will|would) (?:you |we |(?=(?:it|this|that) ))|(?:i|we) (?:want|need|d like|would like) (?:you )?(?:to )?)(?:please )?/,
  recurs:
    /^((and|yes|ok) )*((it s|its|it is|this is|that s|thats|this one is) (a )?recurring( expense| payment| bill| one)?|(make|set|put|mark) (it|this|that|this one|that one)( up)?( to| as| on)?( a)? (recurring|repeating|repeat|recur|automatic)( expense| payment| bill| one)?|(it|this|that)( to)? (repeats?|recurs?)|repeat (it|this|that) automatically)( (automatically|please|pls))*$/,
  everyWeekday:
    /^(?:(?:and|oh|it|that|this|s|is|its|thats|repeats|paid|(?:we|i) pay (?:it|him|her|them)) )*(?:(?:every|each) (?=\w+day(?:$| ))|(?:on )?(?=\w+days(?:$| )))(?<day>monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?(?: (?:we|i) pay (?:it|him|her|them))?$/,
  comesOnDay:
    /^(?:(?:and|but|oh|ok|yeah|so|it|they|that|s|re|always|is|are) )*(?<lead>(?:(?:comes (?:out|back)|repeats|goes out|due|charged|gets charged|charges|leaves|lands|renews|paid|(?:we|i) pay(?: it)?|(?:the )?next(?: one)? (?:is|comes|s)(?: due)?|starting|from|every month)(?: on)? ){1,2})?(?:the )?(?<day>\S+)(?<each> (?:of )?(?:every|each) month| of the month)?$/,
  firstOfMonth: /^(?:first|1st)$/,
  theDay: 'the',
  cancelsThing: /^(?:(?:ok|please|no|so|and) )*(?:cancel|stop) (?:the |my |our )?(?<thing>\D+)$/,
  recursNoMore:
    /^((and|yes|ok|no) )*((?<before>.+?) )?((does not|doesnt|doesn t) (repeat|recur)|no longer (repeats|recurs))( any ?more)?$|^((and|yes|ok|no|oh|sorry|actually|better|please) )*(stop repeating|(do )?not repeat|dont repeat|don t repeat)( (the |my |our )?(?<after>.+?))?( any ?more)?$/,
  endsThing:
    /^(?:(?:ok|so|and|no) )*(?:no more |(?:we|i|we ve|i ve) (?:have )?(?:stopped|quit|dropped|finished|left|cancell?ed) (?:paying )?(?:for |with )?|(?:we|i) (?:do not|dont|don t|no longer) (?:have|pay|use|get)(?: for)? )(?:the |my |our )?(?<after>\D+?)(?: any ?more| now)?$|^(?:(?:ok|so|and|no) )*(?:the |my |our )?(?<before>\D+?) (?:is|s|has|are|have)? ?(?:over|finished|ended|done|stopped|been cancell?ed|cancell?ed)(?: now)?$/,
  afterThis: / after (?:this (?<week>week)|this month)$/,
  goesTo:
    /^(?:(?:and|so|ok|from \S+) )*(?:the |my |our )?(?<thing>\D+?) (?:(?:is|s|are|has|have|will|just|been|be) )*(?:(?:going|goes|gone|go|went|put) (?:up|down)|going|goes|moving|moved|rising|now|up|down)(?: to)? \d/,
  whatRecurs:
    /^(and )?((what|which)( expenses| payments| bills)? (repeats?|recurs?|comes? back|(is|are) recurring)( (every|each) month)?|((what are|whats|what s|show( me)?|list|see) )?(the |my |our |all )*(recurring|repeating|fixed) (expenses|payments|bills|ones|costs)|((what|which|how many)( are)? |show( me)? |list )(the |my |our |all )*(subscriptions|subs|standing orders|direct debits)( (do|have) (we|i)( (have|got|pay( for)?))?| (we|i)( (ve|have) got| have| pay( for)?)| are there)?|what (do|are) (we|i) pay(ing)?( for)? (every|each|a|per) month)$/,
  stillToCome:
    /^((and|so|ok|hey|hi) )*((what|which|how much|whats|what s)( (recurring|repeating|other|more))?( (bills?|payments?|expenses?|costs?|ones|stuff|else))?( (is|are|s|do|does|have|has))?( (we|i))?( (still|yet|left))*( (got|have|left|need))?( (is|are))? (to come( up)?|coming( up)?|due|left to pay|to pay|to be paid|outstanding|unpaid)|(what are |show( me)? |list |any )?(the |my |our )*(upcoming|outstanding|coming|next) (bills|payments|expenses|costs)|what bills are left|what s left to pay)( (still|yet|left|coming up))*( (for|in|by|until|till|before)( the end of)?)?( (this|the)( rest of the)? month)?( (please|pls))?$/,
  nextMonth: /\b(?:in )?(?:the )?(?:next month|coming month)$/,
  inMonth: ['in', 'for'],
  comesThen:
    /^(?:(?:and|so|ok) )*(?:what|which|anything|whats|what s|is there anything|have we got anything)(?: (?:else|bills|payments|expenses))*(?: (?:is|s|are|do we have|have we got|do we|we|is there|we ve got|we have))*(?: (?:coming|going|comes|goes|due|paid|pay|to pay|repeats|comes out|noted|charged))(?: (?:out|up|off|back|by itself|automatically))*$/,

  every: {
    week: 'every week',
    two_weeks: 'every two weeks',
    month: 'every month',
    two_months: 'every two months',
    three_months: 'every three months',
    year: 'every year',
  },
  recurring: (what, every, day) => `Done: ${what}, is noted by itself ${every}. Next ${day}.`,
  recurringOver: (what) => `${what}: it is not noted by itself again.`,
  notedToday: 'Today’s is noted already.',
  howOften: (what) => `How often does ${what} come back?`,
  stopped: (what) => `Done: ${what}, is not noted by itself any more. What was noted stays.`,
  notYoursToStop: (what, author) =>
    `${author} repeats ${what}: only they or the household’s owner can stop it.`,
  whichRecurs: 'Which of these repeats?',
  whatComesBack: 'These are noted by themselves:',
  nothingRecurs:
    'Nothing is noted by itself yet. Right after an expense, tell me for example “it repeats every month”.',
  recursNot: 'That is not noted by itself, so I changed nothing.',
  comesBackOn: (what, every, day) => `${what}, ${every}: ${day}`,
  whatIsToCome: (month) => `Still to come in ${month}:`,
  recurringUntil: (what, day) => `Done: ${what}, is noted by itself until ${day}.`,
  priceTold: (what, day) => `Done: from now on ${what}, next ${day}.`,
  priceLater: (what, day) =>
    `Before that ${what} is still noted ${day}: tell me the new price after that day.`,
  toComeOn: (what, day) => `${what}: ${day}`,
  nothingToCome: (month) => `Nothing of what is noted by itself is still to come in ${month}.`,
  toComeSum: (sum) => `That makes ${sum}.`,
  stillComing: (sum) => `Still to come: ${sum}.`,
  restThen: (amount) => `After it, ${amount} of the budget is left.`,
  overThen: (amount) => `After it, the budget is over by ${amount}.`,
  recurringFull: 'This household repeats as many expenses as it can.',
  buttonsOften: {
    week: 'Every week',
    two_weeks: 'Every 2 weeks',
    month: 'Every month',
    two_months: 'Every 2 months',
    three_months: 'Every 3 months',
    year: 'Every year',
  },
  buttonStop: 'Stop repeating',
}
