import { expect, it } from 'vitest'
import { fullyNamed, hasLeft } from './fully-named.ts'

it('distinguishes members with the same name by their phone numbers', () => {
  const members = [
    { id: '1', name: 'Ana García', phone_number: '+5491155550142' },
    { id: '2', name: 'Beto García', phone_number: '+5491155550187' },
    { id: '3', name: 'Ana García', phone_number: '+5491155550119' },
    { id: '4', name: 'Ana García', phone_number: null },
  ]
  const plain = fullyNamed(members).map(({ name }) => name.replaceAll(/[\u00a0\u2060]/g, ' '))
  expect(plain).toEqual([
    'Ana García, +54 9 11 5555- 0142',
    'Beto García',
    'Ana García, +54 9 11 5555- 0119',
    'Ana García',
  ])
})

it('says that somebody left only once the members are known', () => {
  expect([hasLeft('2', []), hasLeft('2', [{ id: '2' }]), hasLeft('2', [{ id: '1' }])]).toEqual([
    false,
    false,
    true,
  ])
})
