// Runs at the end of the server's build and records what it was built from, for the next start.
import { noteServerBuild } from './web-build.mjs'

noteServerBuild()
