import { expect, test } from 'vitest'
import { openStage, testConfig } from './testing/stage.ts'

test('listens on port 3001 of localhost by default', () => {
  expect(testConfig()).toMatchObject({ port: 3001, host: '127.0.0.1', productUrl: 'http://localhost:3000' })
})

test('refuses to listen on anything but a loopback host', () => {
  expect(() => testConfig({ SANDBOX_HOST: '0.0.0.0' })).toThrow('SANDBOX_HOST: must be a loopback host')
})

test('refuses to serve a product on a public address', () => {
  expect(() => testConfig({ PRODUCT_URL: 'https://casita.example.com' })).toThrow(
    'PRODUCT_URL: must be a loopback',
  )
})

test('lists all invalid settings at once', () => {
  expect(() => testConfig({ SANDBOX_PORT: 'many', GOOGLE_CLIENT_ID: '' })).toThrow(
    /SANDBOX_PORT[\s\S]*GOOGLE_CLIENT_ID/,
  )
})

test('refuses requests for another host name', async () => {
  const stage = await openStage()
  const answer = await stage.app.inject({ url: '/google/certs', headers: { host: 'casita.example.com' } })
  await stage.close()
  expect(answer.statusCode).toBe(421)
})

test.each(['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via'])(
  'refuses requests with the proxy header %s',
  async (header) => {
    const stage = await openStage()
    const headers = { host: 'localhost:3001', [header]: '203.0.113.7' }
    const answer = await stage.app.inject({ url: '/google/certs', headers })
    await stage.close()
    expect(answer.statusCode).toBe(421)
  },
)
