import { defaultDescriptions } from '../../expenses/default-descriptions.ts'
import { capital } from './capital.ts'
import { frAnswering } from './fr.answering.ts'
import { frAsking } from './fr.asking.ts'
import { frChatting } from './fr.chatting.ts'
import { frFollowing } from './fr.following.ts'
import { frHeard } from './fr.heard.ts'
import { frRecurring } from './fr.recurring.ts'
import type { ExampleAmount, Told, Words } from './words.ts'

const spent = ({ who }: Pick<Told, 'who'>): string => {
  switch (who.who) {
    case 'household':
      return 'le foyer a dépensé'
    case 'you':
      return 'tu as dépensé'
    case 'member':
      return `${who.name} a dépensé`
    default:
      return who satisfies never
  }
}

const expenses = (count: number) => (count === 1 ? '1 dépense' : `${count} dépenses`)
const of = (name: string) => (/^[aeiouyàâéèêëîïôû]/i.test(name) ? `d’${name}` : `de ${name}`)

export const fr = (amount: ExampleAmount): Words => ({
  ...frAnswering,
  ...frAsking(amount),
  ...frChatting(amount),
  ...frFollowing,
  ...frHeard,
  ...frRecurring,
  locale: 'fr-FR',

  greeting: (name) =>
    `Bonjour ${name}. Raconte-moi une dépense comme elle te vient, par exemple « ${amount(20)} au café », ou demande « combien ce mois-ci ? ».`,
  connected: 'Nous sommes connectés. Raconte-moi une dépense comme elle te vient.',
  thanks: 'Avec plaisir.',
  farewell: (name) => `À bientôt, ${name}.`,
  praised: 'Merci. Je suis là quand tu veux.',
  whoIAm:
    'Je suis Casita, un programme et non une personne : je note les dépenses du foyer et je réponds à leur sujet.',
  alright: 'Parfait. Raconte-moi une dépense quand tu veux.',
  sorry: 'Pardon.',
  smallTalk: `Je suis là. Raconte-moi une dépense, par exemple « café ${amount(2.5)} », ou écris « aide ».`,
  help: [
    'Écris-moi tes dépenses comme elles te viennent, et je les note pour le foyer :',
    `• « ${amount(20)} au café », « hier ${amount(45)} d’essence », « pain ${amount(3)} et lait ${amount(1.2)} »`,
    `• Pour corriger : « non, c’était ${amount(18)} », « c’était pharmacie », « c’était hier », « Ana a payé ». Réponds à un ancien message pour changer cette dépense.`,
    '• Pour supprimer : « supprime » ou « annuler ». Jusqu’à 30 jours après, « restaure ».',
    '• Pour savoir : « combien en courses ce mois-ci ? », « compare avec le mois dernier », « dernières dépenses ».',
    `• Pour les budgets : « budget de ${amount(200)} pour les courses », « combien il reste pour les courses ? ».`,
    'Pour déconnecter cette discussion, écris ARRÊT.',
  ].join('\n'),
  stop: 'Pour déconnecter la discussion WhatsApp, écris ARRÊT là-bas.',
  notExpense: {
    income: 'Je ne note que ce qui est dépensé, donc pas cette rentrée d’argent.',
    transfer: 'Déplacer de l’argent n’est pas une dépense : je n’ai rien noté.',
    withdrawal: 'Retirer du liquide n’est pas une dépense : je n’ai rien noté. Dis-moi à quoi il sert.',
    loan: 'Je ne note ni prêts ni dettes. Si c’était une dépense, dis-moi pour quoi.',
    future: 'Ce n’est pas encore dépensé, donc je n’ai rien noté. Préviens-moi quand ce sera payé.',
    quote: 'C’est un prix, pas une dépense : je n’ai rien noté. Si c’est acheté, dis « acheté… ».',
    hypothetical: 'Je n’ai rien noté. Si c’est acheté, dis-moi combien c’était.',
    question:
      'Je ne sais pas répondre à ça. Tu peux demander « combien en courses ce mois-ci ? » ou « combien j’ai dépensé hier ? ».',
    negation: 'Alors je n’ai rien noté.',
    someone_else: 'Je n’ai rien noté : ça ne ressemble pas à une dépense du foyer.',
    zero: 'Avec un montant de zéro, il n’y a rien à noter.',
    negative: 'Je ne note pas de montant négatif. Pour supprimer une dépense, écris « supprime ».',
    too_large: 'Ce montant est trop grand et je ne l’ai pas noté. Tu peux le réécrire ?',
    too_much: 'C’est trop d’un coup et je n’ai rien noté. Envoie-le en plusieurs fois.',
    number: 'Ce nombre ne ressemble pas à un montant, donc je n’ai rien noté.',
    unrelated: `Je n’y ai pas trouvé de dépense. Essaie « ${amount(20)} au café », ou écris « aide ».`,
  },
  textOnly: `Pour l’instant je ne lis que du texte. Écris-moi la dépense, par exemple « ${amount(20)} au café ».`,
  pictureAlone: `Je ne lis pas les photos. Écris le montant sous la photo, par exemple « ${amount(20)} au café », et je la garde avec la dépense.`,
  pictureKept: 'La photo reste avec la dépense.',
  picturesFull:
    'Je n’ai pas pu garder la photo : le foyer n’a plus de place pour d’autres reçus. Tu peux en retirer sur le web.',
  pictureNotKept: 'J’ai lu le texte ; la photo n’est pas gardée.',
  fileNotKept: 'J’ai lu le texte ; le fichier n’est pas gardé.',
  pictureUnread: `Je ne lis ni photos ni fichiers. Écris-moi la dépense, par exemple « ${amount(20)} au café ».`,

  recorded: (what) => `Noté : ${what}.`,
  recordedMany: (count, total) => `${expenses(count)} notées, ${total} en tout :`,
  month: (month, total, isOver) =>
    isOver ? `En ${month}, c’était ${total} en tout.` : `En ${month}, vous en êtes à ${total}.`,
  tooMany: (most) =>
    `C’est trop d’un coup. Envoie-moi ${most} dépenses au plus par message ; je n’ai rien noté.`,
  nameless: defaultDescriptions.fr,
  today: 'aujourd’hui',
  yesterday: 'hier',
  firstDay: '1er',
  onDay: (day) => `le ${day}`,
  notedBy: (name) => `noté par ${name}`,
  paidBy: (name) => `payé par ${name}`,
  itWas: 'c’était',

  howMuch: (what) => (what ? `${what} : c’était combien ?` : 'C’était combien ?'),
  foreign: (original, what, currency) =>
    `${what ? `${what}, ${original}` : original} : c’était combien en ${currency} ? Je le note ainsi et garde ${original} en note.`,
  unclear: {
    amount: (what) => `${what ? `${what} : c` : 'C'}’était combien exactement ?`,
    price: (what) => `${what ? `${what} : q` : 'Q'}uel était le prix ?`,
    habit: (what) => `${capital(what)} ? C’est bien plus que d’habitude.`,
    total: () => 'Les parties ne donnent pas le total que tu dis. Qu’est-ce que je note ?',
    instalments: (what) => `${what ? `${what} : c` : 'C'}’est une mensualité ou le total ?`,
    each: (what) => `${what ? `${what} : c` : 'C'}’est chacun ou le tout ?`,
    intent: (what) => `Je note ${what} ?`,
  },
  usual: (amount) => `D’habitude, c’est plutôt ${amount}.`,
  notYet: 'Rien n’est encore noté.',
  dropped: 'D’accord, je ne le note pas.',
  leftAsIs: 'D’accord, ça reste comme ça.',
  onePayer: 'Casita garde un seul payeur par dépense, sans parts ni dettes.',
  stale: 'Cette question est déjà réglée. S’il manque quelque chose, réécris-moi la dépense.',

  changed: (what) => `Modifié : ${what}.`,
  changedMany: (count) => `${expenses(count)} modifiées :`,
  unchanged: (what) => `C’était déjà ainsi : ${what}.`,
  deleted: (what) => `Supprimé : ${what}.`,
  deletedMany: (count) => `${expenses(count)} supprimées :`,
  restored: (what) => `Restauré : ${what}.`,
  restoredMany: (count) => `${expenses(count)} restaurées.`,
  recordedAlready: (what) => `C’est déjà noté : ${what}.`,
  alreadyDeleted: (what) => `C’était déjà supprimé : ${what}.`,
  nothingToChange: 'Je n’ai pas trouvé de dépense à toi à changer.',
  nothingToRestore: 'Il n’y a pas de dépense supprimée à restaurer.',
  nothingToUndo: 'Il n’y a plus rien à annuler.',
  nothingToCancel: 'Rien n’a été noté, il n’y a donc rien à annuler.',
  nothingLikeIt: (what) => `Je n’ai pas trouvé de dépense à toi avec « ${what} ».`,
  youDeleted: 'Ces 30 derniers jours, tu as supprimé :',
  youDeletedNothing: 'Tu n’as rien supprimé ces 30 derniers jours.',
  latest: (what) => `La dernière dépense notée : ${what}.`,
  nothingYet: 'Aucune dépense n’est notée pour l’instant.',
  repeated: (period) => `${capital(period)}, ces dépenses semblent notées deux fois :`,
  noneRepeated: (period) => `${capital(period)}, je ne vois aucune dépense notée deux fois.`,
  gone: 'Cette dépense n’est plus là.',
  notYours: (author) =>
    `Cette dépense a été notée par ${author} : seule cette personne ou la personne qui gère le foyer peut la changer.`,
  restoreExpired: 'Elle a été supprimée il y a plus de 30 jours et ne peut plus être restaurée.',
  whichChange: 'Laquelle je change ?',
  whichDelete: 'Laquelle je supprime ?',
  shallDelete: (what) => `Je supprime ${what} ?`,
  howToChange: `Dis-moi quoi changer, par exemple « c’était ${amount(18)} », « c’était pharmacie » ou « c’était hier ».`,
  howToChangeIt: (what) =>
    `Dis-moi quoi changer pour ${what}, par exemple « c’était ${amount(18)} », « c’était pharmacie » ou « c’était hier ».`,
  unknownPayer: (name) =>
    `Je ne connais pas ${name || 'cette personne'} dans le foyer, donc je n’ai rien changé.`,
  whoseWasIt: (what) => `À qui était ${what} ? Je peux aussi la supprimer.`,
  whatWasIt: (what) => `Et c’était quoi, ${what} ? Réponds « pharmacie », par exemple.`,
  raiseWhich: (amount, change) =>
    ({
      to: `Qu’est-ce que je mets à ${amount} ?`,
      more: `J’ajoute ${amount} à quoi ?`,
      less: `J’enlève ${amount} de quoi ?`,
    })[change],
  changeOrNew: (what, amount) => `Je change ${what}, en ${amount}, ou c’est une autre dépense ?`,
  onlyPart: (what, amount) => `Je laisse ${what}, à ${amount} ?`,
  foreignChange: (currency) => `Le foyer compte en ${currency}. C’était combien en ${currency} ?`,

  whichCategory: (what) => `Dans quelle catégorie va ${what} ?`,
  categoryGone: 'Cette catégorie n’existe plus. Choisis-en une autre.',
  noCategoryCalled: (name) => `Il n’y a pas de catégorie « ${name} », et je n’ai rien changé.`,
  noSuchCategory: 'Le foyer n’a pas cette catégorie, et je n’ai rien changé.',

  total: (told) =>
    `${capital(told.period)}, ${spent(told)} ${told.sum}${told.scope} (${expenses(told.count)}).`,
  noWholeMonth: (period) =>
    `${period ? `${capital(period)}, il n’y a pas` : 'Il n’y a pas encore'} de mois entier pour faire la moyenne.`,
  nothing: ({ period, who, scope }) =>
    `${capital(period)}, il n’y a pas de dépense${who.who === 'household' ? '' : who.who === 'you' ? ' de toi' : ` ${of(who.name)}`}${scope}.`,
  notedNothing: ({ period, who, scope }) =>
    `${capital(period)}, ${who.who === 'member' ? `${who.name} n’a` : 'tu n’as'} noté aucune dépense${scope}.`,
  outOfPocket: (name, sum) => `Payé par ${name ?? 'toi'} : ${sum}.`,
  before: (month, sum) => `À la même date ${of(month)}, c’était ${sum}.`,
  compared: (period, sum) => `${capital(period)}, c’était ${sum}.`,
  ofThese: (sum, scope) => `Dont ${sum}${scope}.`,
  noneOfThese: (words) => `Aucune ne s’appelle « ${words} ».`,
  top: (told) => `${capital(told.period)}, ${spent(told)} ${told.sum}${told.scope}. Où est parti le plus :`,
  topMembers: (told) => `${capital(told.period)}, ${spent(told)} ${told.sum}${told.scope}. Par personne :`,
  topParts: (told, of) =>
    `${capital(told.period)}, ${spent(told)} ${told.sum}${told.scope}. ${frAnswering.mostOf[of]}`,
  biggest: (told) => `${capital(told.period)}, ${spent(told)} ${told.sum}${told.scope}. Les plus grosses :`,
  smallest: (told) => `${capital(told.period)}, ${spent(told)} ${told.sum}${told.scope}. Les plus petites :`,
  list: (told) =>
    `${capital(told.period)}, ${spent(told)} ${told.sum}${told.scope} (${expenses(told.count)}) :`,
  part: (name, sum, percent) => `• ${name} : ${sum} (${percent} %)`,
  othersInList: (count) => `et ${count} de plus`,
  inCategory: (category) => ` en ${category}`,
  withWords: (words) => ` pour « ${words} »`,
  ofBound: (amount, side) => ` en dépenses de ${amount}${side === 'least' ? ' ou plus' : ' ou moins'}`,
  ofJust: (amount) => ` de ${amount}`,
  withoutCategory: 'Sans catégorie',
  period: ({ name, from, to, month, year, days }) => {
    switch (name) {
      case 'today':
        return 'aujourd’hui'
      case 'yesterday':
        return 'hier'
      case 'day':
        return `le ${from}`
      case 'this_week':
        return 'cette semaine'
      case 'last_week':
        return 'la semaine dernière'
      case 'weekend':
        return `le week-end du ${from} au ${to}`
      case 'this_month':
      case 'last_month':
      case 'month':
        return `en ${month}`
      case 'this_year':
      case 'last_year':
      case 'year':
        return `en ${year}`
      case 'days':
        return `ces ${days} derniers jours`
      case 'range':
        return `du ${from} au ${to}`
      case 'all':
        return 'depuis le début'
      default:
        return name satisfies never
    }
  },

  budgetLeft: (amount, name) => `Il reste ${amount} ${name ? `pour ${name}` : 'du budget'}.`,
  budgetOver: (amount, name) => `Le budget${name ? ` ${name}` : ''} est dépassé de ${amount}.`,
  left: (amount) => `Il reste ${amount}.`,
  over: (amount) => `Dépassé de ${amount}.`,
  budgetReached: (percent, name) => `${percent} % du budget${name ? ` ${name}` : ''} sont utilisés.`,
  budgetSpent: (spent, available, name) => `${name ?? 'Tout le foyer'} : ${spent} sur ${available}.`,
  budgetSet: (amount, name) => `C’est fait : ${amount} par mois pour ${name ?? 'tout le foyer'}.`,
  budgetGone: (amount, name) =>
    `C’est fait : le budget de ${amount} par mois pour ${name ?? 'tout le foyer'} est supprimé.`,
  noBudget: (name) =>
    `Il n’y a pas de budget${name ? ` pour ${name}` : ''}. Crée-le ainsi : « budget de ${amount(200)} pour les courses ».`,
  budgetHowMuch: `Combien par mois ? Écris-le ainsi : « budget de ${amount(200)} pour les courses ».`,
  budgetPerMonth: (amount, often, monthly) =>
    `Les budgets sont mensuels : ${amount} ${often}, c’est environ ${monthly}. Je mets ça ?`,

  elsewhere: {
    invite: { asked: /\binvite[rz]?\b/, told: 'On invite au foyer sur le web, dans « Foyer ».' },
    household: {
      asked: /\b(chang\w+ (de |la )?(devise|monnaie)|nom du foyer|(quitter|sortir) (du|le) foyer|du foyer)\b/,
      told: 'Le nom, la devise et les membres du foyer se changent sur le web, dans « Foyer ».',
    },
    categories: {
      asked:
        /\b(ajoute[rz]?|cree[rz]?|nouvelle|renomme[rz]?) (la |une )?(autre |nouvelle )?categorie\b|\bnom de (la|une) categorie\b|\bdans une (nouvelle )?categorie\b/,
      told: 'Les catégories se créent et se changent sur le web, dans « Foyer ».',
    },
    files: {
      asked: /\b((dans|en|un) (csv|excel|tableur)|(?<!\b(m|n|peu|qu) )(ex|im)porte[rz]?)\b/,
      told: 'Les dépenses s’exportent et s’importent sur le web, dans « Dépenses ».',
    },
    own: {
      asked:
        /\b(mon (compte|nom|numero|prenom|telephone)|fuseau horaire|(de|la) langue|(ecris|parle|reponds)( moi)? en (anglais|espagnol|francais|portugais))\b/,
      told: 'Ton nom, ta langue, ton téléphone et ton compte se changent sur le web, dans « Réglages ».',
    },
  },
  openWeb: 'Ouvrir Casita',
  buttons: {
    undo: 'Annuler',
    undoAll: 'Tout annuler',
    undoOne: 'En annuler une',
    category: 'Catégorie',
    restore: 'Restaurer',
    restoreLast: 'Ramener la dernière',
    delete: 'Supprimer',
    expense: 'La dépense',
    budget: 'Le budget',
    change: 'La changer',
    another: 'C’en est une autre',
    otherAmount: 'Autre montant',
    yes: 'Oui, note-le',
    anyway: 'Noter quand même',
    no: 'Non',
    all: 'Toutes',
    choose: 'Choisir',
    more: 'Voir plus',
  },
})
