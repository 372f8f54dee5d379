import { expect, test } from 'vitest'
import type { Config } from './config.ts'
import { startFailure } from './start-failure.ts'

const config = {
  host: '127.0.0.1',
  databaseUrl: 'postgres://casita:secret@db.example.com:5432/casita',
} as Config
const explained = (message: string, code: string) =>
  startFailure(new Error('Migrating failed', { cause: Object.assign(new Error(message), { code }) }), config)

test('names what to add for a PostgreSQL that accepts encrypted connections only', () => {
  const refused = 'no pg_hba.conf entry for host "10.0.0.7", user "casita", database "casita", no encryption'
  expect(explained(refused, '28000')).toBe(
    'The database casita at db.example.com:5432 accepts encrypted connections only: add sslmode=verify-full to DATABASE_URL.',
  )
})

test.each([
  ['self-signed certificate in certificate chain', 'SELF_SIGNED_CERT_IN_CHAIN'],
  ['unable to get local issuer certificate', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY'],
])(
  'names what to add for a PostgreSQL whose certificate an unknown authority issued: %s',
  (message, code) => {
    const sentence = explained(message, code)
    expect(sentence).toContain(`cannot be verified (${message})`)
    expect(sentence).toContain('add sslrootcert=')
    expect(sentence).not.toContain('secret')
  },
)

test('says that a database belongs to another program', () => {
  expect(explained('relation "users" already exists', '42P07')).toBe(
    'The database casita at db.example.com:5432 has tables of another program: give Casita one of its own.',
  )
})

test.each(['Connection terminated unexpectedly', 'timeout expired'])(
  'names the setting of a PostgreSQL from which nothing comes back: %s',
  (message) => {
    expect(startFailure(new Error(message), config)).toBe(
      'The database casita at db.example.com:5432 does not answer: is it running, and is DATABASE_URL right?',
    )
  },
)

test.each([
  ['file is not a database', 26],
  ['database disk image is malformed', 267],
])('names the damaged file of an embedded database, and what to do: %s', (message, errcode) => {
  const error = Object.assign(new Error(message), { errcode })
  expect(startFailure(error, { ...config, databaseUrl: null, dataDir: '/var/lib/casita' })).toBe(
    `The database in DATA_DIR /var/lib/casita is damaged (${message}): restore a backup.`,
  )
})

test('repeats what the database itself says about why it cannot be used', () => {
  const cause = Object.assign(new Error('PostgreSQL 13.4 is too old.'), { name: 'UnsuitableDatabase' })
  expect(startFailure(new Error('Starting failed', { cause }), config)).toBe('PostgreSQL 13.4 is too old.')
})
