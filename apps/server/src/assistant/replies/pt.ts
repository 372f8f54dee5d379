import { defaultDescriptions } from '../../expenses/default-descriptions.ts'
import { capital } from './capital.ts'
import { ptAnswering } from './pt.answering.ts'
import { ptAsking } from './pt.asking.ts'
import { ptChatting } from './pt.chatting.ts'
import { ptFollowing } from './pt.following.ts'
import { ptHeard } from './pt.heard.ts'
import { ptRecurring } from './pt.recurring.ts'
import type { ExampleAmount, Told, Words } from './words.ts'

const spent = ({ who }: Pick<Told, 'who'>): string => {
  switch (who.who) {
    case 'household':
      return 'a casa gastou'
    case 'you':
      return 'você gastou'
    case 'member':
      return `${who.name} gastou`
    default:
      return who satisfies never
  }
}

const gastos = (count: number) => (count === 1 ? '1 gasto' : `${count} gastos`)

export const pt = (amount: ExampleAmount): Words => ({
  ...ptAnswering,
  ...ptAsking(amount),
  ...ptChatting(amount),
  ...ptFollowing,
  ...ptHeard,
  ...ptRecurring,
  locale: 'pt-BR',

  greeting: (name) =>
    `Oi, ${name}. Me conte um gasto do seu jeito, por exemplo «${amount(9)} no mercado», ou pergunte «quanto gastamos este mês?».`,
  connected: 'Estamos conectados. Me conte um gasto do seu jeito.',
  thanks: 'De nada.',
  farewell: (name) => `Até logo, ${name}.`,
  praised: 'Obrigado. Estou aqui quando quiser.',
  whoIAm: 'Sou a Casita, um programa e não uma pessoa: anoto os gastos da casa e respondo sobre eles.',
  alright: 'Ótimo. Quando quiser, me conte um gasto.',
  sorry: 'Desculpe.',
  smallTalk: `Estou aqui. Me conte um gasto, por exemplo «café ${amount(1.7)}», ou escreva «ajuda».`,
  help: [
    'Escreva os gastos do seu jeito e eu anoto na casa:',
    `• «${amount(9)} no mercado», «ontem ${amount(24)} de gasolina», «café ${amount(1.7)} e pão ${amount(2.4)}»`,
    `• Para corrigir: «não, foi ${amount(8.4)}», «era farmácia», «não, foi ontem», «Ana pagou». Responda a uma mensagem antiga para mudar aquele gasto.`,
    '• Para apagar: «apaga» ou «desfazer». Até 30 dias depois, «recuperar».',
    '• Para saber: «quanto gastamos no mercado este mês?», «compare com o mês passado», «últimos gastos».',
    `• Para orçamentos: «orçamento do mercado: ${amount(160)}», «quanto resta para mercado?».`,
    'Para desconectar esta conversa, escreva SAIR.',
  ].join('\n'),
  stop: 'Para desconectar a conversa do WhatsApp, escreva SAIR lá.',
  notExpense: {
    income: 'Só anoto o que é gasto, então não anotei essa entrada.',
    transfer: 'Passar dinheiro de um lado para outro não é gasto: não anotei nada.',
    withdrawal: 'Sacar dinheiro não é gasto: não anotei nada. Me conte em que você gastar.',
    loan: 'Não anoto empréstimos nem dívidas. Se foi um gasto, me conte em quê.',
    future: 'Você ainda não gastou, então não anotei. Me avise quando pagar.',
    quote: 'Isso é um preço, não um gasto: não anotei nada. Se você comprou, diga «comprei…».',
    hypothetical: 'Não anotei nada. Se você comprou, me conte quanto foi.',
    question:
      'Isso eu não sei responder. Pergunte «quanto gastamos no mercado este mês?» ou «quanto gastei ontem?».',
    negation: 'Então não anotei nada.',
    someone_else: 'Não anotei nada, porque não parece um gasto da casa.',
    zero: 'Com valor zero não há nada para anotar.',
    negative: 'Não anoto valores negativos. Para apagar um gasto, escreva «apaga».',
    too_large: 'Esse valor é grande demais e não anotei. Pode escrever de novo?',
    too_much: 'É coisa demais de uma vez e não anotei nada. Mande em partes.',
    number: 'Esse número não parece um valor, então não anotei nada.',
    unrelated: `Não achei um gasto aí. Tente «${amount(9)} no mercado», ou escreva «ajuda».`,
  },
  textOnly: `Por enquanto só leio texto. Escreva o gasto, por exemplo «${amount(9)} no mercado».`,
  pictureAlone: `Não leio fotos. Escreva o valor embaixo da foto, por exemplo «${amount(9)} no mercado», e eu guardo com o gasto.`,
  pictureKept: 'A foto fica com o gasto.',
  picturesFull:
    'Não consegui guardar a foto: a casa não tem espaço para mais comprovantes. Na web dá para tirar alguns.',
  pictureNotKept: 'Li o texto; a foto não fica guardada.',
  fileNotKept: 'Li o texto; o arquivo não fica guardado.',
  pictureUnread: `Não leio fotos nem arquivos. Escreva o gasto, por exemplo «${amount(9)} no mercado».`,

  recorded: (what) => `Anotado: ${what}.`,
  recordedMany: (count, total) => `Anotei ${gastos(count)}, ${total} no total:`,
  month: (month, total, isOver) => `Em ${month} ${isOver ? 'foram' : 'já são'} ${total}.`,
  tooMany: (most) => `São muitos de uma vez. Mande até ${most} gastos por mensagem; não anotei nada.`,
  nameless: defaultDescriptions.pt,
  today: 'hoje',
  yesterday: 'ontem',
  firstDay: '1º',
  onDay: (day) => `em ${day}`,
  notedBy: (name) => `anotado por ${name}`,
  paidBy: (name) => `pago por ${name}`,
  itWas: 'era',

  howMuch: (what) => (what ? `${what}: quanto foi?` : 'Quanto foi?'),
  foreign: (original, what, currency) =>
    `${what ? `${what}, ${original}` : original}: quanto foi em ${currency}? Anoto assim e deixo ${original} como nota.`,
  unclear: {
    amount: (what) => `${what ? `${what}: quanto` : 'Quanto'} foi exatamente?`,
    price: (what) => `${what ? `${what}: qual` : 'Qual'} foi o preço?`,
    habit: (what) => `${capital(what)}? É muito mais que o normal.`,
    total: () => 'As partes não somam o total que você disse. O que eu anoto?',
    instalments: (what) => `${what ? `${what}: é` : 'É'} uma parcela ou o total?`,
    each: (what) => `${what ? `${what}: é` : 'É'} cada um ou tudo junto?`,
    intent: (what) => `Anoto ${what}?`,
  },
  usual: (amount) => `Os seus costumam ser de ${amount}.`,
  notYet: 'Ainda não anotei nada.',
  dropped: 'Certo, não anoto.',
  leftAsIs: 'Certo, fica como está.',
  onePayer: 'A Casita guarda um só pagador por gasto e não divide nem controla dívidas.',
  stale: 'Essa pergunta já foi resolvida. Se faltar algo, escreva o gasto de novo.',

  changed: (what) => `Alterado: ${what}.`,
  changedMany: (count) => `Alterei ${gastos(count)}:`,
  unchanged: (what) => `Já estava assim: ${what}.`,
  deleted: (what) => `Apagado: ${what}.`,
  deletedMany: (count) => `Apaguei ${gastos(count)}:`,
  restored: (what) => `Recuperado: ${what}.`,
  restoredMany: (count) => `Recuperei ${gastos(count)}.`,
  recordedAlready: (what) => `Isso já está anotado: ${what}.`,
  alreadyDeleted: (what) => `Já estava apagado: ${what}.`,
  nothingToChange: 'Não achei um gasto seu para mudar.',
  nothingToRestore: 'Não há gastos apagados para recuperar.',
  nothingToUndo: 'Não há mais nada para desfazer.',
  nothingToCancel: 'Não anotei nada, então não há nada para cancelar.',
  nothingLikeIt: (what) => `Não achei um gasto seu com «${what}».`,
  youDeleted: 'Nos últimos 30 dias você apagou:',
  youDeletedNothing: 'Você não apagou nada nos últimos 30 dias.',
  latest: (what) => `A última coisa anotada: ${what}.`,
  nothingYet: 'Ainda não há gastos anotados.',
  repeated: (period) => `${capital(period)} há gastos que parecem repetidos:`,
  noneRepeated: (period) => `${capital(period)} não vejo gastos repetidos.`,
  gone: 'Esse gasto não está mais aqui.',
  notYours: (author) =>
    `Esse gasto foi anotado por ${author}: só essa pessoa ou quem administra a casa pode mudar.`,
  restoreExpired: 'Foi apagado há mais de 30 dias e não dá mais para recuperar.',
  whichChange: 'Qual destes eu mudo?',
  whichDelete: 'Qual destes eu apago?',
  shallDelete: (what) => `Apago ${what}?`,
  howToChange: `Me diga o que mudar, por exemplo «foi ${amount(8.4)}», «era farmácia» ou «não, foi ontem».`,
  howToChangeIt: (what) =>
    `Me diga o que mudar em ${what}, por exemplo «foi ${amount(8.4)}», «era farmácia» ou «não, foi ontem».`,
  unknownPayer: (name) => `Não conheço ${name || 'essa pessoa'} na casa, então não mudei nada.`,
  whoseWasIt: (what) => `De quem era ${what}? Também posso apagar.`,
  whatWasIt: (what) => `E o que era ${what}? Responda, por exemplo, «farmácia».`,
  raiseWhich: (amount, change) =>
    ({ to: `O que coloco em ${amount}?`, more: `Aumento ${amount} em quê?`, less: `Tiro ${amount} de quê?` })[
      change
    ],
  changeOrNew: (what, amount) => `Mudo ${what}, para ${amount}, ou é outro gasto?`,
  onlyPart: (what, amount) => `Deixo ${what}, em ${amount}?`,
  foreignChange: (currency) => `A casa faz as contas em ${currency}. Quanto foi em ${currency}?`,

  whichCategory: (what) => `Em que categoria fica ${what}?`,
  categoryGone: 'Essa categoria não existe mais. Escolha outra.',
  noCategoryCalled: (name) => `Não há categoria «${name}», e não mudei nada.`,
  noSuchCategory: 'A casa não tem uma categoria assim, e não mudei nada.',

  total: (told) => `${capital(told.period)} ${spent(told)} ${told.sum}${told.scope} (${gastos(told.count)}).`,
  noWholeMonth: (period) => `${period ? capital(period) : 'Ainda'} não há um mês inteiro para tirar a média.`,
  nothing: ({ period, who, scope }) =>
    `${capital(period)} não há gastos${who.who === 'household' ? '' : who.who === 'you' ? ' seus' : ` de ${who.name}`}${scope}.`,
  notedNothing: ({ period, who, scope }) =>
    `${capital(period)} ${who.who === 'member' ? who.name : 'você'} não anotou gastos${scope}.`,
  outOfPocket: (name, sum) => `Pago por ${name ?? 'você'}: ${sum}.`,
  before: (month, sum) => `A esta altura de ${month} eram ${sum}.`,
  compared: (period, sum) => `${capital(period)} foram ${sum}.`,
  ofThese: (sum, scope) => `Disso, ${sum}${scope}.`,
  noneOfThese: (words) => `Nenhum se chama «${words}».`,
  top: (told) => `${capital(told.period)} ${spent(told)} ${told.sum}${told.scope}. Onde foi a maior parte:`,
  topMembers: (told) => `${capital(told.period)} ${spent(told)} ${told.sum}${told.scope}. Por pessoa:`,
  topParts: (told, of) =>
    `${capital(told.period)} ${spent(told)} ${told.sum}${told.scope}. ${ptAnswering.mostOf[of]}`,
  biggest: (told) => `${capital(told.period)} ${spent(told)} ${told.sum}${told.scope}. Os maiores:`,
  smallest: (told) => `${capital(told.period)} ${spent(told)} ${told.sum}${told.scope}. Os menores:`,
  list: (told) => `${capital(told.period)} ${spent(told)} ${told.sum}${told.scope} (${gastos(told.count)}):`,
  part: (name, sum, percent) => `• ${name}: ${sum} (${percent}%)`,
  othersInList: (count) => `e mais ${count}`,
  inCategory: (category) => ` em ${category}`,
  withWords: (words) => ` em «${words}»`,
  ofBound: (amount, side) => ` em despesas de ${amount}${side === 'least' ? ' ou mais' : ' ou menos'}`,
  ofJust: (amount) => ` de ${amount}`,
  withoutCategory: 'Sem categoria',
  period: ({ name, from, to, month, year, days }) => {
    switch (name) {
      case 'today':
        return 'hoje'
      case 'yesterday':
        return 'ontem'
      case 'day':
        return `em ${from}`
      case 'this_week':
        return 'esta semana'
      case 'last_week':
        return 'na semana passada'
      case 'weekend':
        return `no fim de semana de ${from} a ${to}`
      case 'this_month':
      case 'last_month':
      case 'month':
        return `em ${month}`
      case 'this_year':
      case 'last_year':
      case 'year':
        return `em ${year}`
      case 'days':
        return `nos últimos ${days} dias`
      case 'range':
        return `de ${from} a ${to}`
      case 'all':
        return 'desde o começo'
      default:
        return name satisfies never
    }
  },

  budgetLeft: (amount, name) => `Restam ${amount} ${name ? `para ${name}` : 'do orçamento'}.`,
  budgetOver: (amount, name) => `O orçamento${name ? ` de ${name}` : ''} estourou em ${amount}.`,
  left: (amount) => `Restam ${amount}.`,
  over: (amount) => `Estourou em ${amount}.`,
  budgetReached: (percent, name) => `Já foram ${percent}% do orçamento${name ? ` de ${name}` : ''}.`,
  budgetSpent: (spent, available, name) => `${name ?? 'A casa toda'}: ${spent} de ${available}.`,
  budgetSet: (amount, name) => `Pronto: ${amount} por mês para ${name ?? 'a casa toda'}.`,
  budgetGone: (amount, name) =>
    `Pronto: tirei o orçamento de ${amount} por mês para ${name ?? 'a casa toda'}.`,
  noBudget: (name) =>
    `Não há orçamento${name ? ` para ${name}` : ''}. Crie assim: «orçamento do mercado: ${amount(160)}».`,
  budgetHowMuch: `De quanto por mês? Escreva assim: «orçamento do mercado: ${amount(160)}».`,
  budgetPerMonth: (amount, often, monthly) =>
    `Os orçamentos são por mês: ${amount} ${often} dá uns ${monthly}. Coloco assim?`,

  elsewhere: {
    invite: { asked: /\bconvid(o|a|ar|e)\b/, told: 'O convite para a casa se faz na web, em «Casa».' },
    household: {
      asked: /\b((mud|troc|alter)\w+ (a |de )?moeda|nome da casa|(sair|tirar \w+) da casa)\b/,
      told: 'O nome, a moeda e os membros da casa se mudam na web, em «Casa».',
    },
    categories: {
      asked:
        /\b(cri(a|o|ar)|nova|adicion(a|o|ar)|renome(ia|io|ar)) (a |outra |uma )?categoria\b|\bnome (da|de uma) categoria\b|\b(numa|em uma|para uma|pra uma) (nova )?categoria\b/,
      told: 'As categorias se criam e se mudam na web, em «Casa».',
    },
    files: {
      asked: /\b((em|pra|um|uma) (csv|excel|planilha)|(?<!\b(nao|me|te|lhe|que) )(ex|im)port(a|o|ar))\b/,
      told: 'Os gastos se exportam e se importam na web, em «Gastos».',
    },
    own: {
      asked:
        /\b((meu (nome|numero|telefone)|(?<!por )minha conta)|fuso horario|(de|o) idioma|(escreve|fala|responde)( comigo)? em (espanhol|frances|ingles|portugues))\b/,
      told: 'Seu nome, idioma, telefone e conta se mudam na web, em «Ajustes».',
    },
  },
  openWeb: 'Abrir Casita',
  buttons: {
    undo: 'Desfazer',
    undoAll: 'Desfazer tudo',
    undoOne: 'Desfazer um',
    category: 'Categoria',
    restore: 'Recuperar',
    restoreLast: 'Recuperar o último',
    delete: 'Apagar',
    expense: 'O gasto',
    budget: 'O orçamento',
    change: 'Mudar',
    another: 'É outro',
    otherAmount: 'Outro valor',
    yes: 'Sim, anote',
    anyway: 'Anotar mesmo assim',
    no: 'Não',
    all: 'Todos',
    choose: 'Escolher',
    more: 'Ver mais',
  },
})
