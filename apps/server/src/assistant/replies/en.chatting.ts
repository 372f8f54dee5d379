import type { ChattingWords } from './chatting-words.ts'
import type { ExampleAmount } from './words.ts'

export const enChatting = (amount: ExampleAmount): ChattingWords => ({
  asksJoke: /\b(tell|know|got|have)( me| us)?( a| another| any)?( good)? jokes?\b|^say something funny$/,
  noJokes:
    'I know no jokes, only numbers. Try “what was our biggest expense?”: that one sometimes gets a laugh.',
  insults:
    /^((ugh|god|omg|wow) )?(you ?re|you are|ur|this( app| thing)? is|what a)( (so|such|really|very|a|an|absolutely|bloody|fucking))* (stupid|useless|dumb|idiot|rubbish|trash|crap|shit|terrible|awful|thick|eejit|piece of (crap|junk|shit))( (app|bot|thing|program))?$|^(stupid|useless|dumb|rubbish)( (app|bot|thing))?$|^i hate (you|this|this app)$/,
  insulted: `Sorry. If I noted something wrong, tell me what to change, such as “it was ${amount(18)}”, or write “undo”.`,
  asksBeyond:
    /\b(the weather|(is it|will it) (going to )?rain|what time is it|the news|who won the|(see|access|check|read|get into) (my|our) (bank|account|card|savings|email)s?)\b/,
  beyond:
    'That I can’t see: I only know the expenses noted in this household. Ask me “how much this month?”, for example.',
  asksLanguage: /\b(speak|understand|know) (spanish|english|portuguese|french)\b/,
  languages:
    'I understand English, Spanish, Portuguese and French. You choose the language of my answers on the web, under “Settings”.',
  asksMore: /\bwhat else (can|do) you\b|\bhow (do|does) (the |a )?budgets? works?\b/,
  askEach: 'Ask me “who spent more?” and I’ll tell you what each of you spent.',
})
