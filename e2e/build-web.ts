import { buildWebIfStale } from '../tools/web-build.mjs'

/** Journeys see the web app as it is built, never an older one. */
export default function buildWeb(): void {
  buildWebIfStale()
}
