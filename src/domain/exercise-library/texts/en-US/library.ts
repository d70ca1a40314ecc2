import type { ExerciseTexts } from '../../exercise-text.ts'
import { back } from './back.ts'
import { biceps } from './biceps.ts'
import { cardio } from './cardio.ts'
import { chest } from './chest.ts'
import { core } from './core.ts'
import { hipsAndCalves } from './hips-and-calves.ts'
import { posteriorChain } from './posterior-chain.ts'
import { quads } from './quads.ts'
import { shoulders } from './shoulders.ts'
import { triceps } from './triceps.ts'
import { wholeBody } from './whole-body.ts'

export default {
  ...chest,
  ...back,
  ...shoulders,
  ...biceps,
  ...triceps,
  ...quads,
  ...posteriorChain,
  ...hipsAndCalves,
  ...core,
  ...wholeBody,
  ...cardio,
} satisfies ExerciseTexts
