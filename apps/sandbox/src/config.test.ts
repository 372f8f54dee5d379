import { expect, test } from 'vitest'
import { openStage, testConfig } from './testing/stage.ts'

test('listens on port 3001 of this machine unless told otherwise', () => {
  expect(testConfig()).toMatchObject({ port: 3001, host: '127.0.0.1', productUrl: 'http://localhost:3000' })
})

test('refuses to listen where others could reach it', () => {
  expect(() => testConfig({ SANDBOX_HOST: '0.0.0.0' })).toThrow('SANDBOX_HOST: must be a loopback host')
})

test('refuses to serve a product on a public address', () => {
  expect(() => testConfig({ PRODUCT_URL: 'https://casita.example.com' })).toThrow(
    'PRODUCT_URL: must be a loopback',
  )
})

test('lists everything that is wrong at once', () => {
  expect(() => testConfig({ SANDBOX_PORT: 'many', GOOGLE_CLIENT_ID: '' })).toThrow(
    /SANDBOX_PORT[\s\S]*GOOGLE_CLIENT_ID/,
  )
})

test('answers nobody who reached it by another name', async () => {
  const stage = await openStage()
  const answer = await stage.app.inject({ url: '/google/certs', headers: { host: 'casita.example.com' } })
  await stage.close()
  expect(answer.statusCode).toBe(421)
})

test.each(['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via'])(
  'answers nobody whom a proxy with %s passes on to it',
  async (header) => {
    const stage = await openStage()
    const headers = { host: 'localhost:3001', [header]: '203.0.113.7' }
    const answer = await stage.app.inject({ url: '/google/certs', headers })
    await stage.close()
    expect(answer.statusCode).toBe(421)
  },
)
