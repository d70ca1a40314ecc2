import type { NameWords } from './exercise-words.ts'

export type Likeness = {
  /** The movements that it names: press, row, curl. */
  readonly heads: ReadonlySet<string>
  /** Words that make it a different exercise of the same movement. */
  readonly kinds: ReadonlySet<string>
  /** Words of little importance: grips, attachments, stance. */
  readonly details: ReadonlySet<string>
  readonly others: ReadonlySet<string>
  readonly equipment: ReadonlySet<string>
}

type WordClass = 'head' | 'kind' | 'detail'

/** Movements in English, Portuguese and Spanish; German and French are translated first. */
const HEADS = `
press: press, supino, desenvolvimento
row: row, remada, remo
curl: curl, rosca
raise: raise, elevacao, elevacion, levantamento
squat: squat, agachamento, sentadilla
lunge: lunge, afundo, passada, avanco, zancada, estocada
pulldown: pulldown, puxada, puxador, jalon
pullup: pullup, dominada
chinup: chinup
pushup: pushup, flexao, flexion, lagartija
deadlift: deadlift, terra, muerto
flye: flye, crucifixo, voador, apertura, crossover, butterfly
extension: extension, extensao, extensora
pushdown: pushdown
dip: dip, mergulho, fondo
shrug: shrug, encolhimento, encogimiento
crunch: crunch, abdominal
situp: situp
plank: plank, prancha, plancha
kickback: kickback, coice, patada
thrust: thrust, thruster
bridge: bridge, ponte, puente
pullover: pullover
stepup: stepup
clean: clean
snatch: snatch
jerk: jerk
swing: swing
walk: walk, walking, caminata, caminhada, carry
run: running, run, corrida, carrera
bike: cycling, bike, bicicleta, ciclismo
skullcrusher: skullcrusher
rotation: rotation, rotacao, rotacion, twist, woodchop
bend: bend
hang: hang
hold: hold
jump: jump, salto
pull: pull
rollout: rollout
abduction: abduction, abducao, abduccion, abductor, abdutora, abductora
adduction: adduction, aducao, aduccion, adductor, adutora, aductora
climber: climber
kick: kick
stretch: stretch, stretching
`

/** Words that make it a different exercise of one movement. */
const KINDS = `
chest: chest, peito, pecho
bench: bench, banco, banca
neutral: neutral, neutra, neutro
parallel: parallel
shoulder: shoulder, overhead, military, militar, ombro, hombro
leg: leg, perna, pierna
calf: calf, panturrilha, gemelo, pantorrilla, gemeo
hip: hip, quadril, cadera, pelvica
wrist: wrist, punho, muneca
forearm: forearm, antebraco, antebrazo
elbow: elbow, cotovelo, codo
neck: neck, pescoco, cuello
knee: knee, joelho, rodilla
back: back, lombar, lumbar, espalda
triceps: triceps
glute: glute, gluteo
incline: incline, inclinado, inclinada
decline: decline, declinado, declinada
front: front, frontal
lateral: lateral, side
rear: rear, posterior
reverse: reverse, inverso, inversa, invertida, invertido, underhand, supinated, supinada
upright: upright, alta
high: high
low: low
lowtohigh: lowtohigh
hightolow: hightolow
single: single, one, unilateral, uni
hammer: hammer, martelo, martillo
assisted: assisted, assistido, assistida, asistida, asistido, gravitron
weighted: weighted, lastrada
romanian: romanian, romeno, rumano
stiff: stiff
sumo: sumo
deficit: deficit
bulgarian: bulgarian, bulgaro, bulgara
split: split
hack: hack
goblet: goblet
zercher: zercher
box: box
pause: pause, paused
tempo: tempo, eccentric
spoto: spoto
pin: pin
floor: floor
hex: hex
sissy: sissy
pistol: pistol
belt: belt
pendulum: pendulum
jump: jump, jumping
clap: clap
pike: pike
handstand: handstand
diamond: diamond
hanging: hanging
captain: captain
bicycle: bicycle
oblique: oblique
cross: cross
russian: russian
preacher: preacher, scott
concentration: concentration, concentrada, concentrado
spider: spider
zottman: zottman
drag: drag
nordic: nordic
donkey: donkey
tibialis: tibialis
pendlay: pendlay
meadows: meadow
seal: seal
gorilla: gorilla
renegade: renegade
tbar: t
vbar: v
z: z
y: y
jm: jm
svend: svend
larsen: larsen
arnold: arnold
landmine: landmine
good: good
bentover: bent, curvada, inclinado
supported: supported
straight: straight
face: face
behind: behind
negative: negative
scapular: scapular
kipping: kipping
ring: ring
inverted: inverted
power: power
farmer: farmer
suitcase: suitcase
copenhagen: copenhagen
pallof: pallof
leaning: leaning
external: external
internal: internal
push: push
smith: smith
`

/** Words of little importance, and little weight in a comparison. */
const DETAILS =
  'biceps lat seated standing lying kneeling sentado sentada deitado deitada tumbado pe pie grip pegada agarre close wide fechada aberta cerrado ancho rope corda cuerda bar straight flat reto reta plano handle alternate alternating double iso isolateral plateloaded strength hyperextension arm over dorsal direta full'.split(
    ' ',
  )

const POSTURES: Readonly<Record<string, string>> = {
  seated: 'seated',
  sentado: 'seated',
  sentada: 'seated',
  standing: 'standing',
  pe: 'standing',
  pie: 'standing',
  lying: 'lying',
  deitado: 'lying',
  deitada: 'lying',
  tumbado: 'lying',
  kneeling: 'kneeling',
}

const CLASSES: ReadonlyMap<string, readonly [WordClass, string]> = new Map([
  ...DETAILS.map((word): [string, [WordClass, string]] => [word, ['detail', POSTURES[word] ?? word]]),
  ...classed(KINDS, 'kind'),
  ...classed(HEADS, 'head'),
])

function classed(lines: string, of: WordClass): readonly [string, [WordClass, string]][] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [concept = '', words = ''] = line.split(': ')
      return words.split(', ').map((word): [string, [WordClass, string]] => [word, [of, concept]])
    })
}

/** Words that name both a movement and a body part. */
const ALSO: Readonly<Record<string, string>> = { supino: 'chest', desenvolvimento: 'shoulder', crucifixo: 'chest' }

export function likenessOf(words: NameWords): Likeness {
  const likeness = {
    heads: new Set<string>(),
    kinds: new Set<string>(),
    details: new Set<string>(),
    others: new Set<string>(),
    equipment: new Set<string>(),
  }
  for (const word of words) {
    const [of, concept] = CLASSES.get(word) ?? [null, word]
    const also = ALSO[word]
    if (also) likeness.kinds.add(also)
    if (word.startsWith('@')) likeness.equipment.add(word)
    else if (of === 'head') likeness.heads.add(concept)
    else if (of === 'kind') likeness.kinds.add(concept)
    else if (of === 'detail') likeness.details.add(concept)
    else if (!/^\d+$/.test(word)) likeness.others.add(word)
  }
  // "Bench press" and "chest press" mean the same; "bench dip" and "chest dip" do not.
  if (likeness.heads.has('press') && likeness.kinds.delete('bench')) likeness.kinds.add('chest')
  return likeness
}

const POSTURE_NAMES: ReadonlySet<string> = new Set(Object.values(POSTURES))
/** Movements that are a different exercise for each body part. */
const VAGUE_HEADS: ReadonlySet<string> = new Set([
  'press',
  'row',
  'raise',
  'extension',
  'pull',
  'hold',
  'jump',
  'kick',
  'rotation',
])
/** Variants of any exercise. */
const VAGUE_KINDS: ReadonlySet<string> = new Set(['single', 'weighted', 'assisted', 'neutral', 'reverse'])
const FARTHEST = 3

/**
 * The distance of a name from one of the library, 0 for none; null for different exercises: the movement and its
 * variant have to match, and the library's name may contain no word that the file's lacks.
 */
export function distanceBetween(name: Likeness, known: Likeness): number | null {
  if (name.heads.size === 0 || !same(name.heads, known.heads) || !same(name.kinds, known.kinds)) return null
  if (!isWithin(known.others, name.others)) return null
  if (isWithin(name.heads, VAGUE_HEADS) && isWithin(name.kinds, VAGUE_KINDS)) return null
  // Lying, hanging and standing leg raises are different exercises.
  if (name.heads.has('raise') && !same(name.details, known.details)) return null
  const [posture, knownPosture] = [postureOf(name), postureOf(known)]
  if (knownPosture && posture !== knownPosture) return null
  const distance =
    countMissing(name.others, known.others) * 2 +
    countDifferent(name.details, known.details) +
    (name.equipment.size === 0 ? known.equipment.size : 0)
  return distance <= FARTHEST ? distance : null
}

function postureOf({ details }: Likeness): string | undefined {
  return [...details].find((detail) => POSTURE_NAMES.has(detail))
}

function same(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  return left.size === right.size && isWithin(left, right)
}

function isWithin(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return countMissing(some, all) === 0
}

function countMissing(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let missing = 0
  for (const word of some) if (!others.has(word)) missing += 1
  return missing
}

export function countDifferent(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  return countMissing(left, right) + countMissing(right, left)
}
