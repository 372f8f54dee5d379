import type { ChattingWords } from './chatting-words.ts'
import type { ExampleAmount } from './words.ts'

export const frChatting = (amount: ExampleAmount): ChattingWords => ({
  asksJoke: /\b(raconte|dis|fais|connais|sais)( tu)?( moi| nous)?( une| des| la)? blagues?\b/,
  noJokes:
    'Les blagues, ce n’est pas mon fort : je ne connais que les chiffres. Demande « quelle est la plus grosse dépense ? », ça fait parfois rire.',
  insults:
    /^((t es|tu es|c est|quel|quelle|cette appli est) )((vraiment|trop|si|une|un|de la|completement) )*(nul(le)?|merde|idiote?|bete|debile|inutile|pourrie?)( (appli|application|truc))?$/,
  insulted: `Pardon. Si j’ai mal noté quelque chose, dis-le-moi, par exemple « c’était ${amount(18)} », ou écris « annuler ».`,
  asksBeyond:
    /\b(la meteo|quel temps|va pleuvoir|quelle heure|les infos|qui a gagne le|(vois|voir|acces a) (mon|notre|nos|mes) (compte|comptes|carte|banque))\b/,
  beyond:
    'Ça, je ne le sais pas : je ne connais que les dépenses notées dans ce foyer. Demande-moi par exemple « combien ce mois-ci ? ».',
  asksLanguage: /\b(parles|comprends)( tu)? (l |le )?(espagnol|anglais|portugais|francais)\b/,
  languages:
    'Je comprends le français, l’anglais, l’espagnol et le portugais. La langue de mes réponses se choisit sur le web, dans « Réglages ».',
  asksMore:
    /\b(que|quoi) (sais|peux) tu (faire )?d autre\b|\btu (sais|peux) faire quoi( d autre)?\b|\bcomment marchent? (le|les) budgets?\b/,
  askEach: 'Demande-moi « qui a dépensé combien ? » pour voir la part de chacun.',
})
