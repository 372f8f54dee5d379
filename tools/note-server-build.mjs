// Run at the end of the server's build, so that a start knows what it was built from.
import { noteServerBuild } from './web-build.mjs'

noteServerBuild()
