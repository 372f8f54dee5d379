import {
  failNextMessage,
  joinMember,
  linkInChat,
  type Member,
  registerMember,
  signInElsewhere,
} from './member.ts'
import { somebodyNew } from './people.ts'
import type { RunningProduct } from './product.ts'
import { dayAgo } from './where.ts'

export const languages = ['es', 'en', 'pt', 'fr'] as const
export type Language = (typeof languages)[number]

interface Category {
  id: string
  kind: string | null
  name: string
}

/**
 * The family's usual expenses: category kind, Spanish and English description, lowest and highest amount (in thousands
 * of pesos, or 2.45 of another currency), and relative frequency.
 */
const habits = [
  ['groceries', 'Compra en Coto', 'Groceries at Coto', 28, 96, 9],
  ['groceries', 'Verdulería', 'Greengrocer', 6, 18, 9],
  ['groceries', 'Carnicería El Gaucho, asado del domingo', 'Butcher, Sunday’s barbecue', 18, 45, 4],
  ['groceries', 'Panadería', 'Bakery', 3, 9, 6],
  ['food', 'Café con Nora', 'Coffee with Nora', 5, 12, 5],
  ['food', 'Pizza', 'Pizza', 14, 32, 4],
  ['transport', 'Carga de la SUBE', 'Bus card', 5, 10, 4],
  ['transport', 'Nafta', 'Petrol', 32, 60, 4],
  ['utilities', 'Luz', 'Electricity', 38, 52, 1],
  ['utilities', 'Internet y teléfonos de toda la familia', 'Internet and everybody’s phones', 31, 36, 1],
  ['home', 'Alquiler', 'Rent', 420, 420, 1],
  ['home', 'Ferretería', 'Hardware store', 8, 24, 1],
  ['health', 'Farmacia', 'Pharmacy', 9, 31, 3],
  ['education', 'Cuota del colegio', 'School fee', 120, 120, 1],
  ['entertainment', 'Cine', 'Cinema', 16, 28, 1],
  ['clothes', 'Zapatillas de Mateo', 'Mateo’s trainers', 60, 95, 1],
  ['pets', 'Alimento del perro', 'Dog food', 22, 34, 1],
  [null, 'Kiosco', 'Newsstand', 1, 4, 2],
] as const

/** Other browsers in which the owner is signed in. */
const browsers = [
  'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
]

const currencies = { es: 'ARS', en: 'USD', pt: 'BRL', fr: 'EUR' } as const satisfies Record<Language, string>

/** For how many days the family has recorded expenses. */
const days = 112
const count = 120

/** Pseudo-random numbers from 0 to 1, the same every time. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * Creates a family of three with four months of expenses, a budget that is nearly used up and one that is exceeded, a
 * category of their own and a deactivated one. The owner is signed in in several browsers and also writes in the chat.
 */
async function moveIn(product: RunningProduct, language: Language): Promise<readonly Member[]> {
  const others = [somebodyNew('Beto García'), somebodyNew('Cora Medina')]
  const currency = currencies[language]
  const unit = language === 'es' ? 1000 : 2.45
  const household = language === 'es' ? 'Casa García Medina' : 'The García Medinas'
  const ana = somebodyNew('Ana García')
  const owner = await registerMember(product, ana, { currency, language })
  await owner.call('PUT', '/v2/households/current', { name: household, currency })
  for (const browser of browsers) await signInElsewhere(product, ana, browser)
  const members = [owner]
  for (const person of others) {
    members.push(await joinMember(product, owner, person, { language }))
  }
  await owner.call('POST', '/v2/categories', {
    name: language === 'es' ? 'Cumpleaños y aniversarios' : 'Birthdays and anniversaries',
    icon: '🎁',
    color: '#A178BF',
  })
  const { categories } = await owner.call<{ categories: Category[] }>('GET', '/v2/categories')
  const idOf = (kind: string | null) => categories.find((category) => category.kind === kind)?.id ?? null

  const roll = dice(7)
  const wheel = habits.flatMap((habit) => Array.from({ length: habit[5] }, () => habit))
  for (let index = 0; index < count; index += 1) {
    const [kind, spanish, english, least, most] = wheel[Math.floor(roll() * wheel.length)] ?? habits[0]
    const member = members[Math.floor(roll() ** 1.6 * members.length)] ?? owner
    const back = Math.floor(((count - 1 - index) / count) * days)
    await member.call('POST', '/v2/expenses', {
      description: language === 'es' ? spanish : english,
      amount: Math.round((least + roll() * (most - least)) * unit * 10) / 10,
      category_id: kind && idOf(kind),
      expense_date: dayAgo(back),
      ...(index % 17 === 0 && { note: language === 'es' ? 'con descuento' : 'on sale' }),
    })
  }

  // As a weekly expense, it is due again tomorrow.
  await owner.call('POST', '/v2/expenses', {
    description: language === 'es' ? 'Niñera' : 'Babysitter',
    amount: Math.round(12 * unit),
    expense_date: dayAgo(6),
  })
  const { expenses } = await owner.call<{ expenses: { id: string; description: string }[] }>(
    'GET',
    '/v2/expenses?per_page=200',
  )
  for (const [name, every] of [
    [/Alquiler|Rent/, 'month'],
    [/Internet/, 'month'],
    [/colegio|School/, 'month'],
    [/SUBE|Bus card/, 'two_weeks'],
    [/Niñera|Babysitter/, 'week'],
    [/Alimento|Dog food/, 'two_months'],
  ] as const) {
    const expense = expenses.find(({ description }) => name.test(description))
    if (expense) await owner.call('POST', '/v2/recurring-expenses', { expense_id: expense.id, every })
  }

  const budgets = [
    [null, 1500],
    ['groceries', 620],
    ['transport', 60],
    ['food', 90],
  ] as const
  for (const [kind, thousands] of budgets)
    await owner.call('PUT', '/v2/budgets', {
      category_id: kind && idOf(kind),
      amount: Math.round(thousands * unit),
    })
  const clothes = idOf('clothes')
  if (clothes) await owner.call('DELETE', `/v2/categories/${clothes}`)
  await owner.write('listo')
  return members
}

/** Registers a person with an unverified number and no expenses, and returns them with their verification link. */
export async function arrive(product: RunningProduct, language: Language) {
  const person = somebodyNew(language === 'es' ? 'Valentina Rodríguez' : 'Christopher Wellington')
  const member = await registerMember(product, person, {
    household: language === 'es' ? 'Casa Rodríguez' : 'The Wellingtons',
    language,
    unverified: true,
  })
  return { member, link: await linkInChat(product, person, '/validate') }
}

/** Waits until the owner is told that a message was not delivered. */
async function untilUndelivered(owner: Member): Promise<void> {
  for (;;) {
    const { messages } = await owner.call<{ messages: unknown[] }>('GET', '/v2/households/undelivered')
    if (messages.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Creates everybody whose states are visited; the family has sent an invitation that was not delivered. */
export async function populate(product: RunningProduct, language: Language) {
  const [[owner, member], newcomer] = await Promise.all([
    moveIn(product, language),
    arrive(product, language),
  ])
  if (!owner || !member) throw new Error('A family has an owner and others')
  // Only now, so that no other message is the one that fails.
  await failNextMessage(product)
  await owner.call('POST', '/v2/households/invite', { phone_number: `+${somebodyNew('Nora').waId}` })
  await untilUndelivered(owner)
  return { owner: { member: owner }, member: { member }, newcomer }
}
