import type { Expenses, Meaning } from '../meaning.ts'
import { type Scan, withOwnClaims } from '../message/scan.ts'
import { withoutThingTakenBack } from '../message/thing-taken-back.ts'
import { withAddedFee } from '../prices/added-fee.ts'
import { withoutAsked } from '../prices/asked.ts'
import { withCashChange } from '../prices/cash-change.ts'
import { withChosenOne } from '../prices/chosen-one.ts'
import { countOrPrice } from '../prices/count-or-price.ts'
import { leaveOutCounts } from '../prices/counts.ts'
import { withTakenOff } from '../prices/discount.ts'
import { withoutDiscounter } from '../prices/discounter.ts'
import { withFirstInstalment } from '../prices/first-instalment.ts'
import { ownPartIn } from '../prices/given-by-others.ts'
import { dropIntermediateAmounts } from '../prices/intermediate-amounts.ts'
import { type PriceMultiple, timesIn, withMultiplied } from '../prices/multiplied.ts'
import { withoutNotTaken } from '../prices/not-taken.ts'
import { withAddends } from '../prices/paired.ts'
import { withPurse } from '../prices/purse.ts'
import { withoutRegular } from '../prices/regular.ts'
import { resolveRepeatedAmounts } from '../prices/repeated-amounts.ts'
import { withRoundTrip } from '../prices/round-trip.ts'
import { withoutEarlierDeposit, withoutSecurity } from '../prices/security.ts'
import { applySelfCorrections } from '../prices/self-corrections.ts'
import { withSetPrice } from '../prices/set-price.ts'
import { withoutUnitPrice } from '../prices/unit-price.ts'
import { weighNumbers } from '../prices/weigh-numbers.ts'
import { readExpenses } from './expenses.ts'

/** What the words around the numbers say was paid, in the order in which it is worked out. */
const steps: readonly ((scan: Scan) => Scan)[] = [
  withAddends,
  withAddedFee,
  withSetPrice,
  withPurse,
  withCashChange,
  withRoundTrip,
  withoutRegular,
  withoutAsked,
  withoutNotTaken,
  withChosenOne,
  withFirstInstalment,
  withoutUnitPrice,
  withoutEarlierDeposit,
  withoutSecurity,
  withoutDiscounter,
  withTakenOff,
  applySelfCorrections,
  withoutThingTakenBack,
]

/**
 * Reads the expenses of a message after settling which of its numbers are prices. `paid` are the prices that may have
 * been paid several times.
 */
export function readPriced(whole: Scan, paid: readonly PriceMultiple[]): Meaning {
  const scanned = withOwnClaims(whole)
  const settled = resolveRepeatedAmounts(scanned)
  const multiplied = withMultiplied(settled, settled === scanned ? paid : timesIn(settled))
  const told = steps.reduce((scan, step) => step(scan), multiplied)
  const { scan, strict: weighed } = weighNumbers(told, scanned)
  const also = ownPartIn(scan) ?? countOrPrice(scan)
  if (also?.isSure === true) return readCounted(also.scan)
  const strict = weighed ?? also?.scan ?? null
  const meaning = readCounted(scan)
  if (strict === null || meaning.kind !== 'expenses') return meaning
  const other = readCounted(strict)
  if (other.kind !== 'expenses' || amountsOf(other) === amountsOf(meaning)) return meaning
  return { kind: 'ambiguous', why: 'price', readings: [other.items, meaning.items], sure: false }
}

function readCounted(scan: Scan): Meaning {
  return readExpenses(dropIntermediateAmounts(leaveOutCounts(scan)))
}

function amountsOf({ items }: Expenses): string {
  return items.map(({ amount }) => amount).join()
}
