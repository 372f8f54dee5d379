import { copyFileSync } from 'node:fs'
import { defineConfig } from 'rolldown'
import { keepEarlierBuilds } from '../../tools/earlier-builds.mjs'
import { lettersBeside } from './build/letters-beside.ts'

/** What packages load for what we never ask of them. */
const neverCalled = new Set([
  // Requests are checked and answers written by the contract (`setValidatorCompiler`).
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  // Files are looked for by ourselves, and requests without a socket are made by tests.
  'glob',
  'light-my-request',
  // Traces that metrics may point to.
  '@opentelemetry/api',
  // Another protocol, and a thread that writes the log.
  'node:http2',
  'thread-stream',
])

/**
 * The server in a few plain files, so that a start neither strips types nor looks for a thousand modules: it takes a
 * third of the processor time and 50 MB less. The result lies as deep as the sources that look for files beside them.
 */
export default defineConfig({
  input: 'src/main.ts',
  platform: 'node',
  // Optional parts of packages, which are not installed.
  external: ['pg-native'],
  output: {
    dir: 'dist/http',
    format: 'esm',
    // Compiling a file takes memory in proportion to its length, which the allocator keeps: 15 MB more for one of 3 MB.
    codeSplitting: {
      groups: [
        { name: 'data', test: /node_modules.(kysely|libphonenumber-js|zod)/ },
        // Mail is loaded for the first one.
        { name: 'libraries', test: /node_modules.(?!nodemailer)/ },
      ],
    },
    // Shorter, but with every name: logs tell errors by theirs.
    minify: { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
  },
  plugins: [
    lettersBeside(),
    {
      // Importing `node:http` reads all its properties, one of which loads Node's HTTP client: 14 MB and 40 ms of a start.
      name: 'http-without-its-client',
      resolveId: (source) => (/^(node:)?https?$/.test(source) ? `\0${source.replace('node:', '')}` : null),
      load: (id) =>
        /^\0https?$/.test(id) ? `module.exports = process.getBuiltinModule('node:${id.slice(1)}')` : null,
    },
    {
      name: 'left-out',
      resolveId: (source) => (neverCalled.has(source) ? '\0left-out' : null),
      load: (id) => (id === '\0left-out' ? 'module.exports = () => {}' : null),
    },
    {
      // Node keeps a source that has other letters at two bytes for each of all.
      name: 'plain-letters',
      generateBundle: (_, bundle) => {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk')
            chunk.code = chunk.code.replaceAll(
              /[^\0-\x7f]/g,
              (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
            )
      },
    },
    {
      name: 'files-beside',
      writeBundle: () => copyFileSync('src/http/docs.css', 'dist/http/docs.css'),
    },
    keepEarlierBuilds(),
  ],
})
