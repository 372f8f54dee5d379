// `npm run openapi` writes the document to `docs/openapi.json`, so that changes of the API are visible in review.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApi } from '@casita/contract/openapi'

const apiVersion = '2.0.0'

/** The path of the document in the repository. */
export const openApiFile = join(import.meta.dirname, '../../../docs/openapi.json')

/** The OpenAPI document of the API at an origin. */
export function openApiDocument(origin: string): ReturnType<typeof openApi> {
  return openApi(origin, apiVersion)
}

/** The document as stored in the repository: without a particular origin, indented. */
export function keptOpenApi(): string {
  return `${JSON.stringify(openApiDocument('/'), null, 2)}\n`
}

if (import.meta.main) writeFileSync(openApiFile, keptOpenApi())
