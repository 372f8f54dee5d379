import { type MoneyMove, moneyMoves, toMinor } from '@casita/contract'
import { fold } from '../folding.ts'
import type { Draft } from './rows.ts'

/** The rows of a file that seem to move own money in the same way; the sum is in minor units. */
export interface Move {
  kind: MoneyMove
  count: number
  sum: number
  /** That of the first row. */
  description: string
}

/** How banks describe a move: how a description begins, and what it mentions; without `begins` it may begin anyhow. */
interface Wording {
  begins?: readonly string[]
  mentions?: readonly string[]
  /** Whether it has nothing else than these, small words, names of cards and numbers. A purchase names a shop. */
  isAll?: true
}

const list = (text: string) => text.split(' ')

const cards = list('visa master mastercard amex naranja cabal elo diners barclaycard')
const smallWords = new Set([
  ...list('a al de del da do la el las los le du the to of my mi mis minha mon ma'),
  ...list('credito credit crd differe mensuel automatico online'),
  ...cards,
])

/** Without accents and in lower case; in Spanish, English, Portuguese and French. */
const wordings: Record<MoneyMove, readonly Wording[]> = {
  cash: [
    {
      begins: list('retiro retirada extraccion disposicion disp avance reintegro giro'),
      mentions: list('efectivo cajero atm banelco link dinero ventanilla'),
    },
    { begins: list('atm cash cashpoint'), mentions: list('withdrawal wdl advance') },
    { begins: list('withdrawal wdl'), mentions: list('atm cash cashpoint') },
    {
      begins: list('saque lev levantamento'),
      mentions: list('24h banco24horas atm mb multibanco dinheiro numerario caixa'),
    },
    { begins: ['retrait'], mentions: list('dab gab distributeur especes carte cb') },
    { begins: list('retiro extraccion saque retrait'), isAll: true },
  ],
  card_bill: [
    {
      begins: list(
        'pago cobro debito recibo adeudo pagamento pagto pgto pag payment prlv prelevement reglement releve',
      ),
      mentions: [...list('tarjeta tarjetas tc tdc resumen cartao fatura card carte cb'), ...cards],
      isAll: true,
    },
    { begins: ['liquidacion'], mentions: list('tarjeta tarjetas') },
    { begins: ['fatura'], mentions: ['cartao'] },
    { begins: ['debit'], mentions: list('carte cb'), isAll: true },
    {
      begins: ['credit card', 'chase', 'citi', 'capital one', 'discover', ...cards],
      mentions: list('payment autopay epay pymt pmt bill'),
      isAll: true,
    },
  ],
  own_account: [
    {
      mentions: [
        ...['entre cuentas', 'entre mis cuentas', 'entre contas', 'entre comptes', 'compte a compte'],
        ...['between accounts', 'between my accounts', 'own account', 'own accounts', 'internal transfer'],
        ...['mismo titular', 'misma titularidad', 'mesmo titular', 'mesma titularidade'],
        ...['cuenta propia', 'cuentas propias', 'conta propria', 'contas proprias'],
      ],
    },
    { begins: ['traspaso', 'plazo fijo'] },
    {
      begins: [...list('transferencia transf transfer envio xfer virement vir deposito'), 'online transfer'],
      mentions: list(
        'ahorro ahorros hucha savings checking poupanca livret epargne ldd lep pel interna interne',
      ),
    },
    { begins: list('suscripcion aporte'), mentions: list('fci fondo fondos inversion') },
    { begins: list('to into savings'), mentions: list('savings pot transfer deposit'), isAll: true },
    {
      begins: list('aplicacao aplic investimento'),
      mentions: list('rdb cdb poupanca automatica fundo tesouro'),
    },
    { begins: ['versement'], mentions: list('livret epargne') },
  ],
}

/** The words of fees and taxes, which are spent whatever they are charged for. */
const charged = new Set([
  ...list(
    'comision comisiones cargo cargos interes intereses impuesto impuestos iva fee fees charge charges interest',
  ),
  ...list('tarifa taxa taxas juros anuidade frais commission interets cotisation'),
])

const hasOnlyNumbers = /^[\d*x./#-]+$/

/**
 * How a row of a bank moves money of the household's own, told by its description; null for what was spent, which
 * fees for a move are.
 */
export function moneyMoveOf(description: string): MoneyMove | null {
  const words = fold(description)
    .split(/[\s_:,;()]+/)
    .filter((word) => word !== '' && word !== '-')
  if (words.some((word) => charged.has(word))) return null
  const text = ` ${words.join(' ')} `
  const isAllOf = (named: readonly string[]) =>
    words.every((word) => named.includes(word) || smallWords.has(word) || hasOnlyNumbers.test(word))
  const isDescribed = ({ begins, mentions, isAll }: Wording) =>
    (!begins || begins.some((each) => text.startsWith(` ${each} `))) &&
    (!mentions || mentions.some((each) => text.includes(` ${each} `))) &&
    (!isAll || isAllOf([...(begins ?? []), ...(mentions ?? [])].flatMap(list)))
  return moneyMoves.find((kind) => wordings[kind].some(isDescribed)) ?? null
}

/** The expenses that seem to move own money, by the kind of move. */
export function movesAmong(drafts: readonly Draft[]): Move[] {
  const moves = new Map<MoneyMove, Move>()
  for (const { input } of drafts) {
    const kind = moneyMoveOf(input.description)
    if (!kind) continue
    const { count, sum, description } = moves.get(kind) ?? {
      count: 0,
      sum: 0,
      description: input.description,
    }
    moves.set(kind, { kind, count: count + 1, sum: sum + toMinor(input.amount), description })
  }
  return [...moves.values()]
}
