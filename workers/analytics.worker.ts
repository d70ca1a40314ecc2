import { expose } from 'comlink'
import { analyticsApi } from './analytics/serve.ts'

expose(analyticsApi(() => Date.now()))
