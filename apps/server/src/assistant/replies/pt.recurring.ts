import type { RecurringWords } from './recurring-words.ts'

export const ptRecurring: RecurringWords = {
  often: {
    two_weeks:
      /\b((a )?cada (duas|2) semanas|(a )?cada (15|quinze) dias|(toda|a cada|cada) quinzena|quinzenal(mente)?)\b/,
    week: /\b(toda semana|todas as semanas|(a )?cada semana|semanal(mente)?|(por|per) semana)\b/,
    two_months: /\b((a )?cada (dois|2) meses|bimestral(mente)?)\b/,
    three_months: /\b((a )?cada (tres|3) meses|trimestral(mente)?)\b/,
    month:
      /\b(todo mes|todos os meses|(a )?cada mes|mensal(mente)?|(por|per|ao) mes|(todo( santo)?|cada) dia ([1-9]|[12]\d|3[01]))\b/,
    year: /\b(todo ano|todos os anos|(a )?cada ano|anual(mente)?|(por|per|ao) ano)\b/,
  },
  comesBack:
    /^((e|sim|ah|ok|ta|por favor) )*((isso|isto|esse|essa|este|esta) ?)?((um |uma )?(gasto|conta|despesa|pagamento) (fix[oa] )?)?((e|(que )?se rep(ete|ita)|rep(ete|ita|etir)( isso| el[ea])?|lembr[ae] (d?isso|del[ea])|volta|vem|sai|cai|vence|chega|cobram|descontam?|debitam?|anot[ae]( isso)?|(poe|mete|coloca|bota|deixa)( (isso|el[ea]))?|lanc[ae]( isso)?|(eu )?pago|pagamos|a gente paga|e (pag[oa]|cobrad[oa]|descontad[oa]|debitad[oa]))( (sozinh[oa]|sempre|igual))*)?((^| )(ta|viu|hein|tambem|por favor))*$/,
  thingComesBack:
    /^(?:(?:e|ah|ok|sim) )*(?:(?:[oa]s? )?(?<is>\D+?) (?:(?:tambem )?(?:e|sao|vai ser|vao ser|sera|serao|se repete|vem|repete|paga))|(?:poe|mete|coloca|bota|repete|anota|deixa) (?:[oa]s? )?(?<put>\D+?)|(?:e|vem|paga) [oa]s? (?<of>\D+?))(?: (?:ta|viu|hein|tambem|por favor))*$/,
  thingRecurs:
    /^(?:(?:e|sim|ah|ok) )*(?:(?:deixa|coloca|poe|bota|faz) (?:[oa]s? )?(?<put>\D+?) (?:como )?(?:fix[oa]s?|recorrentes?|se repetir)|(?:[oa]s? )?(?<is>\D+?) (?:e|sao|se) (?:uma? )?(?:gastos? |contas? |despesas? )?(?:fix[oa]s?|recorrentes?|repetem?))$/,
  asksTo:
    /^(?:(?:e|ok|ta|por favor) )*(?:(?:da|tem como|pode|podes|podia|podias|consegue|consegues)(?: pra| para)?|(?:quero|queria|preciso)(?: que)?) /,
  recurs:
    /^((e|sim|ah|ok) )*((isso |esse |essa )?((que )?se rep(ete|ita)|e (um |uma )?(gasto |conta |despesa )?(fix[oa]|recorrente))|faz(er)? repetir|(deix(a|e|ar)|coloc(a|ar)|p(oe|or)|bot(a|ar)|mete(r)?|marc(a|ar))( (isso|esse|essa|el[ea]))?( (como|pra|para|a))? (fix[oa]|recorrente|automatic[oa]|repetir))( por favor)*$/,
  everyWeekday:
    /^(?:(?:e|ah|isso|esse|essa|se repete|repete|(?:eu |a gente )?(?:pago|paga|pagamos)(?: (?:isso|lhe|pr[ao]? el[ea]s?|el[ea]s?))?) )*(?:cada|tod[oa]s?(?: [oa]s)?|a[so]s?(?= \w+s(?:$| ))) (?<day>segunda|terca|quarta|quinta|sexta|sabado|domingo)s?(?: feiras?)?(?: (?:eu |a gente )?(?:lhe )?(?:pago|paga|pagamos)(?: (?:isso|lhe|pr[ao]? el[ea]s?|el[ea]s?))?)?$/,
  comesOnDay:
    /^(?:(?:e|mas|ah|ok|sim|isso|vai|ser) )*(?<lead>(?:(?:(?:sempre |se |me |nos |e |eu |a gente )*(?:cobra|cobram|cobrad[oa]|paga|pago|pagamos|debita|debitad[oa]|vence|cai|vem|volta|repete|sai|chega|desconta|descontam)|(?:[oa] )?proxim[oa] (?:e|cai|vem|sera|vai ser)|a partir|desde|sempre|todo mes|todos os meses|todo(?: santo)?|cada) ){1,2})?(?:de |do |no )?(?:o )?(?:dia )?(?<day>\S+(?: e \S+)?)(?: dia)?(?<each> (?:de |do )?(?:cada mes|todo mes|todos os meses|mes))?$/,
  firstOfMonth: /^primeiro$/,
  theDay: 'o dia',
  cancelsThing: /^(?:(?:ok|bom|nao|e) )*(?:cancel(?:a|e|em|amos|ar)) (?:[oa]s? )?(?<thing>\D+)$/,
  recursNoMore:
    /^((e|sim|ah|ok|nao) )*((?<before>.+?) )?nao (se )?repete mais$|^((e|sim|ah|ok|nao|melhor|desculpa) )*(par[ae] de (repetir|anotar sozinh[oa])|nao (o |a )?rep(ita|itas|ete|etir)( mais)?|nao precisa repetir)( ([oa] )?(?<after>.+?))?( mais)?$/,
  endsThing:
    /^(?:(?:ok|bom|e|ah) )*(?:chega de |(?:corta|corte|encerra|suspende|(?:para|pare) de (?:anotar|pagar|lancar)) |(?:ja nao|nao) (?:pag(?:o|amos)|temos|tenho|tem|usamos) (?:mais )?|(?:(?:a gente |eu |ja )*)(?:deix(?:amos|ei|ou)|par(?:amos|ei|ou)|sa(?:imos|i|iu)) (?:de |com )?(?:pagar )?|acab(?:ou|aram)(?: se)? )(?:(?:d|n)?[oa]s? )?(?<after>\D+?)(?: mais)?$|^(?:(?:ok|bom|nao|e|ah) )*(?:[oa]s? )?(?<before>\D+?) (?:ja )?(?:acab(?:ou|aram)|termin(?:ou|aram)|(?:a gente )?nao (?:pag(?:a|amos)|temos|tem) mais)$/,
  afterThis: / depois d(?:esta (?<week>semana)|este mes)$/,
  goesTo:
    /^(?:(?:e|ah|desde \S+) )*(?:[oa]s? )?(?<thing>\D+?) (?:(?:vai|ja|agora) )*(?:sub(?:iu|e|ir)|aument(?:ou|a|ar)|pass(?:ou|a|ar)|baix(?:ou|a|ar)|vai|foi|agora e|agora sao)(?: (?:a|para|pra|p))? (?:ser )?\d/,
  whatRecurs:
    /^(e )?(o que (se )?repete( todo mes| todos os meses)?|o que (a gente |nos |eu )?(tem|temos|tenho|ha) de (gastos?|despesas?|contas?) (fix[oa]s?|recorrentes?)|(quais sao |quais |que |mostr[ae]( me)? |ver )?([oa]s |meus |minhas |noss[oa]s )?(gastos|despesas|contas|pagamentos) (que se repetem|recorrentes|fix[oa]s|que se anotam sozinh[oa]s)( (temos|tenho|ha|tem))?|(quais|que|quantas|mostr[ae]( me)?|ver) (sao )?(as |minhas |nossas )*assinaturas( (a gente|nos|eu))?( (tem|temos|tenho|ha|paga|pagamos|pago))?|o que (a gente paga|pagamos|eu pago|pago) (todo mes|todos os meses|cada mes|por mes))$/,
  stillToCome:
    /^((e|oi|entao) )*((o que|oque|quanto|quais|que)( (mais|outros?|outras?))?( (gastos?|contas?|pagamentos?|despesas?|boletos?))?( (que|a gente|eu|nos))?( (ainda|mais))?( (falta|faltam|resta|restam|tem|temos|tenho|ha|fica|ficam))( (ainda|mais))?( (que|a|de|para|pra|por))? (pagar|vir|vencer|anotar|ser pag[oa]s?)|(o que|oque|quais|que)( (gastos?|contas?|pagamentos?|despesas?|boletos?))?( (ainda|que))* ((vai |vao )?(vence|vencem|vem|vencer|vir|cai|caem|cair))|(que|quais) (as |os )?(contas|gastos|pagamentos|boletos)( ainda)? (faltam|restam)|((quais( sao)?|mostr[ae]( me)?|ver|que) )?([oa]s |meus |minhas |noss[oa]s )*(proxim[oa]s (pagamentos|gastos|contas|despesas|vencimentos|boletos)|vencimentos|(contas|pagamentos|gastos) pendentes|contas a pagar))( (ainda|mais))?( ((n?est?e|n?esse|no|do|deste|desse|ate o fim do|ate o final do|ate fim do|pro resto do) mes))?( por favor)?$/,
  nextMonth: /\b(?:(?:em|no|para o|pro|o) )?(?:proximo mes|mes que vem|mes q vem|mes seguinte)$/,
  inMonth: ['em', 'de', 'para', 'pra'],
  comesThen:
    /^(?:(?:e|entao) )*(?:o que|oque|o q|que|quais)(?: (?:contas|gastos|pagamentos|despesas))?(?: (?:a gente|temos|tem|ha|e))?(?: (?:de|para|pra|que|se))*(?: vai)? ?(?:cai|caem|cair|sai|saem|sair|vem|vence|vencem|vencer|pagar|paga|anotado|repete|e debitado)(?: (?:sozinh[oa]s?|automatico))*$/,

  every: {
    week: 'toda semana',
    two_weeks: 'a cada duas semanas',
    month: 'todo mês',
    two_months: 'a cada dois meses',
    three_months: 'a cada três meses',
    year: 'todo ano',
  },
  recurring: (what, every, day) => `Pronto: ${what}, é anotado sozinho ${every}. O próximo, ${day}.`,
  recurringOver: (what) => `${what}: não é mais anotado sozinho.`,
  notedToday: 'O de hoje já está anotado.',
  howOften: (what) => `De quanto em quanto tempo se repete ${what}?`,
  stopped: (what) => `Pronto: ${what}, não é mais anotado sozinho. O que já foi anotado fica.`,
  notYoursToStop: (what, author) =>
    `Quem repete ${what} é ${author}: só essa pessoa ou quem administra a casa pode parar.`,
  whichRecurs: 'Qual destes se repete?',
  whatComesBack: 'São anotados sozinhos:',
  nothingRecurs:
    'Ainda não anoto nada sozinho. Depois de um gasto, me diga por exemplo «se repete todo mês».',
  recursNot: 'Isso não é anotado sozinho, então não mudei nada.',
  comesBackOn: (what, every, day) => `${what}, ${every}: ${day}`,
  whatIsToCome: (month) => `Ainda por vir em ${month}:`,
  recurringUntil: (what, day) => `Pronto: ${what}, é anotado sozinho até ${day}.`,
  priceTold: (what, day) => `Pronto: a partir de agora ${what}, e o próximo é ${day}.`,
  priceLater: (what, day) =>
    `Antes disso ainda é anotado ${what} ${day}: me diga o preço novo depois desse dia.`,
  toComeOn: (what, day) => `${what}: ${day}`,
  nothingToCome: (month) => `Do que é anotado sozinho não falta mais nada em ${month}.`,
  toComeSum: (sum) => `São ${sum}.`,
  stillComing: (sum) => `Ainda por vir: ${sum}.`,
  restThen: (amount) => `Depois disso sobram ${amount} do orçamento.`,
  overThen: (amount) => `Com isso, o orçamento passa em ${amount}.`,
  recurringFull: 'Esta casa já repete todos os gastos que pode.',
  buttonsOften: {
    week: 'Toda semana',
    two_weeks: 'A cada 2 semanas',
    month: 'Todo mês',
    two_months: 'A cada 2 meses',
    three_months: 'A cada 3 meses',
    year: 'Todo ano',
  },
  buttonStop: 'Não repetir mais',
}
