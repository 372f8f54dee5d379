import {
  CategoryInput,
  ExpenseInput,
  HouseholdName,
  InternationalPhone,
  InvitationCode,
  PhoneText,
} from '@casita/contract'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { validation as en } from './en/validation.ts'
import { validation as es } from './es/validation.ts'
import { validation as fr } from './fr/validation.ts'
import { validation as pt } from './pt/validation.ts'

const long = 'x'.repeat(600)
const refused = [
  z.safeParse(HouseholdName, ''),
  z.safeParse(HouseholdName, 'a'),
  z.safeParse(HouseholdName, long),
  z.safeParse(CategoryInput, { name: '', color: 'red' }),
  z.safeParse(CategoryInput, { name: 'a', icon: long }),
  z.safeParse(CategoryInput, { name: long }),
  z.safeParse(ExpenseInput, {}),
  z.safeParse(ExpenseInput, { description: long, amount: -1, note: long, expense_date: 'soon' }),
  z.safeParse(InvitationCode, ''),
  z.safeParse(InvitationCode, long),
  z.safeParse(PhoneText, ''),
  z.safeParse(InternationalPhone, ''),
  z.safeParse(InternationalPhone, '11 5555-0143'),
]
const messages = refused.flatMap((result) => result.error?.issues.map(({ message }) => message) ?? [])

test('every validation message of the form fields has a translation', () => {
  expect(messages.length).toBeGreaterThan(12)
  for (const translations of [en, es, fr, pt])
    expect(messages.filter((message) => !Object.hasOwn(translations, message))).toEqual([])
  for (const foreign of [es, fr, pt] as Record<string, string>[])
    expect(messages.filter((message) => foreign[message] === message)).toEqual([])
})
