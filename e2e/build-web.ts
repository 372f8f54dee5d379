import { buildWebIfStale } from '../tools/web-build.mjs'

/** Builds the web app if it is out of date, so that journeys never run on an older build. */
export default function buildWeb(): void {
  buildWebIfStale()
}
