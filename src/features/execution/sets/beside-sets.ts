import type { ReactNode } from 'react'
import type { SetId } from '#contract/id.ts'
import { createStore } from '#shared/store.ts'

/** Notes under rows of sets, put there by parts of the screen that come after it. */
export const besideSets = createStore<ReadonlyMap<SetId, ReactNode>>(new Map())
