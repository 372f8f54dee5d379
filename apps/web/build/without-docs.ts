import type { Plugin } from 'vite'

const described = /^ {2}(?:summary|tag):\s+(['"]).*\1,\n/gm

/** Removes from the calls what only the API documentation uses: a kilobyte that no screen reads. */
export function withoutDocs(): Plugin {
  return {
    name: 'casita:without-docs',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/contract\/src\/[\w-]+\.ts/, code: 'endpoint({' },
      handler: (code) => code.replace(described, ''),
    },
  }
}
