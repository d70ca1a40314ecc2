import { expose } from 'comlink'
import { followWorkerLife } from '#shared/page-life/worker-life.ts'
import { analyticsApi } from './analytics/serve.ts'

followWorkerLife()
expose(analyticsApi(() => Date.now()))
