import { randomUUID } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { accountRoutes } from './account/account.routes.ts'
import { analyticsRoutes } from './analytics/analytics.routes.ts'
import { assistantRoutes } from './assistant/assistant.routes.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { createGoogleSignIn } from './auth/google.ts'
import { budgetRoutes } from './budgets/budgets.routes.ts'
import { categoryRoutes } from './categories/categories.routes.ts'
import { categoryDeletionRoutes } from './category-deletion/category-deletion.routes.ts'
import { type Channels, createChannels } from './channels/channels.ts'
import { connectionRoutes } from './channels/connections.routes.ts'
import { webhookRoutes } from './channels/webhook.routes.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/open.ts'
import type { Deps } from './deps.ts'
import { EventHub } from './events.ts'
import { expenseFileRoutes } from './expense-files/expense-files.routes.ts'
import { expenseRoutes } from './expenses/expenses.routes.ts'
import { householdRoutes } from './households/households.routes.ts'
import { trackMethods } from './http/allowed-methods.ts'
import { answerCompiler, encodeAnswers } from './http/answers.ts'
import { addDocs } from './http/docs.ts'
import { addHealth } from './http/health.ts'
import { createLimits } from './http/limits.ts'
import { addLiveEvents } from './http/live.ts'
import { addMetrics } from './http/metrics.ts'
import { mountCalls } from './http/mount.ts'
import { answerError } from './http/problems.ts'
import { logRequests } from './http/request-log.ts'
import { addSecurityHeaders } from './http/security.ts'
import { type Lifecycle, refuseWhileStopping } from './http/stopping.ts'
import { limitUnreadBodies } from './http/unread-bodies.ts'
import { addWebApp } from './http/web.ts'
import { invitationRoutes } from './invitations/invitations.routes.ts'
import { linkRoutes } from './links/links.routes.ts'
import { createLog, type Log } from './log.ts'
import { membershipRoutes } from './membership/membership.routes.ts'
import { undeliveredRoutes } from './outbox/undelivered.routes.ts'
import { phoneRoutes } from './phones/phones.routes.ts'
import { receiptRoutes } from './receipts/receipts.routes.ts'
import { recurringRoutes } from './recurring/recurring.routes.ts'
import type { Routes } from './routes.ts'
import { startUpkeep } from './upkeep/schedule.ts'
import { userRoutes } from './users/users.routes.ts'

/** The handler of every call of the contract; leaving one out is a type error. */
const routes: Routes = {
  ...authRoutes,
  ...linkRoutes,
  ...connectionRoutes,
  ...householdRoutes,
  ...membershipRoutes,
  ...invitationRoutes,
  ...categoryRoutes,
  ...categoryDeletionRoutes,
  ...expenseRoutes,
  ...expenseFileRoutes,
  ...receiptRoutes,
  ...recurringRoutes,
  ...analyticsRoutes,
  ...budgetRoutes,
  ...phoneRoutes,
  ...userRoutes,
  ...accountRoutes,
  ...assistantRoutes,
  ...undeliveredRoutes,
}

const bodyLimit = 256 * 1024
/** How long a request may take to arrive, first its headers; checked every few seconds. */
const requestTimeoutMs = 30_000
const headersTimeoutMs = 15_000
const checkConnectionsMs = 5_000
/** How many sessions and addresses each rate limit remembers; the least recently seen are forgotten first. */
const countedCallers = 20_000

/** The running product: its HTTP server, its dependencies, and how to start and stop it. */
export interface App {
  http: FastifyInstance
  deps: Deps
  /** Starts the background workers: reading the inbox, sending the outbox, cleaning up. */
  start(): void
  /** Resolves once the workers have nothing left to do. */
  idle(): Promise<void>
  /**
   * Refuses new requests, ends streams, finishes requests, sends what is due and closes the database, in this order.
   */
  stop(): Promise<void>
}

/** What tests and `main` can replace. */
export interface AppParts {
  clock?: Clock
  log?: Log
  /** The folder of the built web app. */
  web?: string
  /** How many milliseconds a message waits for earlier ones of its sender; 0 in tests, whose clock stands still. */
  settlingMs?: number
}

/** Builds the product on a migrated database; it does not listen yet. */
export async function createApp(config: Config, parts: AppParts = {}): Promise<App> {
  const log = parts.log ?? createLog(config.logLevel)
  const db = openDatabase({ ...config, report: (error, what) => log.error({ err: error }, what) })
  const deps: Deps = {
    config,
    db,
    clock: parts.clock ?? systemClock,
    log,
    events: new EventHub(db),
    google: createGoogleSignIn(config, log),
  }
  const channels = createChannels(deps, parts.settlingMs)
  const lifecycle: Lifecycle = { isStopping: false }
  // The calls are mounted while PostgreSQL is being reached.
  const [http] = await Promise.all([createHttp(deps, channels, lifecycle, parts.web), db.migrate()])
  let endUpkeep = async () => {}
  return {
    http,
    deps,
    start() {
      channels.start()
      endUpkeep = startUpkeep(deps)
    },
    idle: () => channels.idle(),
    async stop() {
      lifecycle.isStopping = true
      deps.events.close()
      await http.close()
      await endUpkeep()
      await channels.stop()
      await db.close()
    },
  }
}

async function createHttp(
  deps: Deps,
  channels: Channels,
  lifecycle: Lifecycle,
  web: string | undefined,
): Promise<FastifyInstance> {
  const { config, log } = deps
  const http: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // Our own hook logs one line per request, without the query of the path: links carry secrets there.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestTimeout: requestTimeoutMs,
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: checkConnectionsMs },
    trustProxy: (_address, hop) => hop < config.trustProxy,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: answerError,
  })
  http.setValidatorCompiler(validatorCompiler)
  http.setSerializerCompiler(answerCompiler)
  http.setErrorHandler(answerError)
  encodeAnswers(http)
  await addSecurityHeaders(http, config)
  refuseWhileStopping(http, lifecycle)
  await http.register(rateLimit, { global: false, cache: countedCallers })
  logRequests(http)
  const limits = createLimits(http, deps)
  limitUnreadBodies(http)
  const methodsOf = trackMethods(http)
  addHealth(http, deps, lifecycle)
  addMetrics(http, deps)
  await webhookRoutes(http, deps, channels)
  mountCalls(http, deps, limits, routes)
  addLiveEvents(http, deps, limits)
  addDocs(http, config.publicUrl)
  await addWebApp(http, config, methodsOf, web)
  return http
}
