import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEnvironment, SettingsError, settle } from './settings.mjs'

const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }
const whatsapp = {
  WHATSAPP_PHONE_NUMBER: '+5491155550100',
  WHATSAPP_PHONE_NUMBER_ID: '123456',
  WHATSAPP_ACCESS_TOKEN: 'token',
  WHATSAPP_APP_SECRET: 'secret',
  WHATSAPP_VERIFY_TOKEN: 'verify',
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'casita-settings-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('without credentials in development, the sandbox replaces the services, one port higher', () => {
  const { product, sandbox } = settle({ PORT: '4000' }, folder)
  expect(product).toMatchObject({
    PORT: '4000',
    PUBLIC_URL: 'http://localhost:4000',
    GOOGLE_ISSUER: 'http://localhost:4001/google',
    WHATSAPP_API_URL: 'http://localhost:4001',
    WHATSAPP_LINK_URL: 'http://localhost:4001',
  })
  expect(sandbox).toMatchObject({
    SANDBOX_PORT: '4001',
    SANDBOX_DATA: join(folder, 'data', 'sandbox'),
    PRODUCT_URL: 'http://localhost:4000',
    WHATSAPP_APP_SECRET: product.WHATSAPP_APP_SECRET,
    GOOGLE_CLIENT_SECRET: product.GOOGLE_CLIENT_SECRET,
  })
})

test('the keys of product and sandbox are created once and readable by their owner only', () => {
  const first = settle({}, folder)
  expect(settle({}, folder).sandbox).toEqual(first.sandbox)
  expect(statSync(join(folder, 'data', 'sandbox.json')).mode & 0o777).toBe(0o600)
  // The household's ledger will be in the same folder.
  expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700)
})

test('with all credentials, there is no sandbox and nothing is changed', () => {
  const given = { ...google, ...whatsapp, PUBLIC_URL: 'https://casita.example' }
  expect(settle(given, folder)).toEqual({ product: { ...given, PORT: '3000' }, sandbox: null })
})

test('with real Google credentials only, the sandbox replaces WhatsApp only', () => {
  const { product, sandbox } = settle(google, folder)
  expect(product.GOOGLE_CLIENT_ID).toBe('id')
  expect(product.GOOGLE_ISSUER).toBeUndefined()
  expect(product.WHATSAPP_API_URL).toBe('http://localhost:3001')
  expect(sandbox?.GOOGLE_CLIENT_SECRET).not.toBe('secret')
})

test.for([
  'https://casita.example',
  'http://192.168.1.5:3000',
  'http://localhost.example',
  'http://127.0.0.1.example',
  'http://127.0.0.2',
])('on %s the sandbox never runs, and every missing setting is named', (url) => {
  const start = () => settle({ PUBLIC_URL: url, ...google }, folder)
  expect(start).toThrow(SettingsError)
  for (const name of Object.keys(whatsapp)) expect(start).toThrow(name)
  expect(start).not.toThrow('GOOGLE')
})

test('half a set of credentials is an error, even in development', () => {
  expect(() => settle({ GOOGLE_CLIENT_ID: 'id' }, folder)).toThrow('GOOGLE_CLIENT_SECRET')
})

test.for(['0', '65535', 'http', '30.5'])('%s is not a port', (port) => {
  expect(() => settle({ PORT: port }, folder)).toThrow('PORT must be')
})

test('the environment overrides the .env file, and empty values count as missing', () => {
  writeFileSync(join(folder, '.env'), 'PATH=/nowhere\nGOOGLE_CLIENT_ID=from-file\nWHATSAPP_ACCESS_TOKEN=\n')
  const environment = readEnvironment(folder)
  expect(environment.PATH).toBe(process.env.PATH)
  expect(environment.GOOGLE_CLIENT_ID).toBe('from-file')
  expect(environment).not.toHaveProperty('WHATSAPP_ACCESS_TOKEN')
})

test('a mark of the encoding before the first line of the .env file is not part of its name', () => {
  writeFileSync(join(folder, '.env'), '\ufeffGOOGLE_CLIENT_ID=from-file\n')
  expect(readEnvironment(folder).GOOGLE_CLIENT_ID).toBe('from-file')
})
