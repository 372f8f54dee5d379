import { formatMoney } from '@casita/contract'
import { categoryNames } from '../analytics/names.ts'
import { compareGroups, type Sum, sumsOf } from '../analytics/sums.ts'
import { tally } from '../analytics/tally.ts'
import { wordsIn } from '../assistant/replies/index.ts'
import type { Words } from '../assistant/replies/words.ts'
import { bold, firstName, iconBefore, percentOf } from '../assistant/wording.ts'
import { listBudgets } from '../budgets/budgets.service.ts'
import { addDays, type DaySpan, dayIn } from '../calendar.ts'
import { fit } from '../cutting.ts'
import type { ReadOnlyDb } from '../db/database.ts'
import type { Job } from '../db/jobs.ts'
import { noCategory } from '../db/tables/columns.ts'
import type { Deps } from '../deps.ts'
import { ledgerRows } from '../expenses/ledger.service.ts'
import type { CrossingMessage } from '../outbox/outgoing.ts'
import { speechFor } from '../speech.ts'
import type { Composed } from './compose.ts'
import { newsTexts } from './news-texts.ts'

const mostCategories = 3
const mostBudgets = 5
const longestText = 1024

type Wish = 'alerts_since' | 'summary_since'

/**
 * Composes the news that an expense of another member, or a recurring one, crossed budget thresholds; null once the
 * reader has turned such news off.
 */
export async function composeCrossing(
  deps: Deps,
  job: Job<'outbox'>,
  { by, description, amount, currency, crossed }: CrossingMessage,
): Promise<Composed | null> {
  const reader = await readerOf(deps.db.read, job, 'alerts_since')
  if (!reader) return null
  const words = wordsIn(reader.speech, currency)
  const texts = newsTexts[reader.speech]
  const money = (minor: number) => bold(formatMoney(minor, currency, true))
  const lines = crossed.map(({ threshold, name, icon, left }) => {
    const budget = name && `${iconBefore(icon)}${bold(name)}`
    return `${words.budgetReached(threshold, budget)} ${leftOf(words, left, money, budget)}`
  })
  const what = `${description}, ${money(amount)}`
  const noted = by === null ? texts.crossedByItself(what) : texts.crossed(firstName(by), what)
  const text = [noted, ...lines, texts.pause].join('\n')
  return { reply: { text: fit(text, longestText) }, onlyWhileOpen: true }
}

/** Composes the summary of the week that began on a Monday; null once the reader has turned it off. */
export async function composeSummary(
  deps: Deps,
  job: Job<'outbox'>,
  monday: string,
): Promise<Composed | null> {
  const { read } = deps.db
  const reader = await readerOf(read, job, 'summary_since')
  if (!reader) return null
  const { language, speech, currency, householdId } = reader
  const words = wordsIn(speech, currency)
  const texts = newsTexts[speech]
  const week = { first: monday, last: addDays(monday, 6) }
  const before = { first: addDays(monday, -7), last: addDays(monday, -1) }
  const today = dayIn(reader.timeZone, deps.clock.now())
  const [now, earlier, names, [biggest], budgets] = await Promise.all([
    byCategory(read, householdId, week),
    byCategory(read, householdId, before),
    categoryNames(read, householdId),
    biggestOf(read, householdId, week),
    listBudgets(read, householdId, { day: today, today }),
  ])
  const money = (minor: number) => formatMoney(minor, currency, true)
  const [total, totalBefore] = [tally(now), tally(earlier)]
  const spent = total.count > 0 ? texts.spent(bold(money(total.sum)), total.count) : texts.nothing
  const compared = comparison(words, total.sum, totalBefore.sum, money)
  const parts = compareGroups(now, []).slice(0, mostCategories)
  const day = new Intl.DateTimeFormat(words.locale, { timeZone: 'UTC', day: 'numeric', month: 'long' })
  const text = [
    bold(texts.week(day.format(Date.parse(week.first)), day.format(Date.parse(week.last)))),
    spent,
    totalBefore.count > 0 ? `${texts.before(bold(money(totalBefore.sum)))} ${compared}` : texts.nothingBefore,
    ...(parts.length > 0 ? [texts.most] : []),
    ...parts.map(({ id, now: part }) => {
      const category = id === noCategory ? undefined : names.get(id ?? noCategory)
      const name = category ? `${iconBefore(category.icon)}${category.name}` : words.withoutCategory
      return words.part(name, bold(money(part.sum)), percentOf(part.sum, total.sum))
    }),
    biggest &&
      texts.biggest(`${biggest.description}, ${bold(money(biggest.amount))}`, firstName(biggest.author_name)),
    ...(budgets.length > 0 ? [texts.budgets] : []),
    ...budgets.slice(0, mostBudgets).map(({ budget, left }) => {
      const name = budget.category_name && `${iconBefore(budget.category_icon)}${bold(budget.category_name)}`
      return `• ${leftOf(words, left, (minor) => bold(money(minor)), name)}`
    }),
    texts.pause,
  ]
  const suffix = `start_date=${week.first}&end_date=${week.last}`
  return {
    reply: {
      text: fit(text.filter(Boolean).join('\n'), longestText),
      link: { title: texts.button, url: `${deps.config.publicUrl}/analytics?${suffix}` },
    },
    template: {
      name: 'summary',
      language,
      values: [
        ...[firstName(reader.name), reader.household, money(total.sum)],
        totalBefore.count > 0 ? compared : texts.nothingBefore,
      ],
      linkSuffix: suffix,
    },
  }
}

function leftOf(words: Words, left: number, money: (minor: number) => string, budget: string | null): string {
  const amount = money(Math.abs(left))
  return left >= 0 ? words.budgetLeft(amount, budget) : words.budgetOver(amount, budget)
}

function comparison(words: Words, sum: number, before: number, money: (minor: number) => string): string {
  if (sum === before) return words.same
  const percent = before > 0 ? String(Math.round((Math.abs(sum - before) / before) * 100)) : ''
  const amount = money(Math.abs(sum - before))
  return sum > before ? words.more(amount, percent) : words.less(amount, percent)
}

function byCategory(db: ReadOnlyDb, householdId: string, period: DaySpan): Promise<Sum[]> {
  return sumsOf(db, householdId, { period, interval: 'none', grouping: 'category' })
}

function biggestOf(db: ReadOnlyDb, householdId: string, week: DaySpan) {
  return ledgerRows(db, householdId, { start_date: week.first, end_date: week.last })
    .clearOrderBy()
    .orderBy('expenses.amount', 'desc')
    .orderBy('expenses.id', 'desc')
    .limit(1)
    .execute()
}

/**
 * The current data of a message's reader; undefined unless they are still a member, still connected to this chat and
 * still want the news.
 */
async function readerOf(db: ReadOnlyDb, job: Job<'outbox'>, wish: Wish) {
  const reader = await db
    .selectFrom('users')
    .innerJoin('chat_accounts', 'chat_accounts.user_id', 'users.id')
    .innerJoin('memberships', 'memberships.user_id', 'users.id')
    .innerJoin('households', 'households.id', 'memberships.household_id')
    .select([
      'users.name',
      'users.language',
      'users.phone',
      'users.timezone as timeZone',
      'households.id as householdId',
      'households.name as household',
      'households.currency',
    ])
    .where('users.id', '=', job.user_id)
    .where(`users.${wish}`, 'is not', null)
    .where('chat_accounts.id', '=', job.chat_account_id)
    .where('chat_accounts.disconnected_at', 'is', null)
    .where('memberships.household_id', '=', job.household_id)
    .where('memberships.left_at', 'is', null)
    .executeTakeFirst()
  return reader && { ...reader, speech: speechFor(reader.language, reader.phone) }
}
