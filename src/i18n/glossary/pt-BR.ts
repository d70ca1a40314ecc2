import type { ForbiddenWord } from './forbidden-word.ts'

/** Words that a Brazilian lifter would not say, or that say something else in a gym. */
export const FORBIDDEN: readonly ForbiddenWord[] = [
  { pattern: /\baparelhos?\b/i, instead: 'dispositivo, celular; máquina (of a gym)' },
  {
    pattern: /\bsinal\b/i,
    instead: 'conexão',
    except: [
      'app:manifest.description',
      'site:title',
      'site:description',
      'site:frame.farewell',
      'site:headlineSignal',
      'site:lead',
      'site:picture.dashboard',
      'site:stairs.pass',
      'site:mishap.two.text',
      'site:up.text',
    ],
  },
  // Muscular failure, and nothing else.
  { pattern: /(?<!\baté a )\bfalhas?\b/i, instead: 'treino sem completar' },
  { pattern: /\b(?:rolando|rodando)\b/i, instead: 'em andamento' },
  {
    pattern: /\b(?:trazer|trazid[oa]s?|traga)\b.*\bde volta\b|\bvoltar (?:à|a esta|a uma) cópia\b/i,
    instead: 'restaurar',
  },
  { pattern: /\bsom(?:e|em)\b|\b(?:vai|vão) fora\b/i, instead: 'será apagado, se perde' },
  { pattern: /\btirar do arquivo\b/i, instead: 'desarquivar' },
  { pattern: /\babandonad[oa]s?\b/i, instead: 'não concluído' },
  // Those of an account that is logged in.
  {
    pattern: /\bsess(?:ão|ões)\b/i,
    instead: 'treino, histórico',
    except: ['auth:ended.expired', 'auth:error.storageBlocked'],
  },
  { pattern: /\bregras?\b/i, instead: 'progressão' },
  { pattern: /\bondas?\b/i, instead: 'ciclo por porcentagem' },
  { pattern: /\bmáximo de treino\b/i, instead: 'training max (TM)' },
  { pattern: /\bmarcas?(?!\p{L})/iu, instead: 'recorde; check (of a set)' },
  { pattern: /\brelógio\b/i, instead: 'cronômetro', except: ['subscription:location.text'] },
  { pattern: /\bséries? (?:em )?abert[oa]s?\b/i, instead: 'série que falta' },
  { pattern: /\btrabalha (?:mais|também)\b/i, instead: 'músculos principais, músculos secundários' },
  { pattern: /\bnotas?\b/i, instead: 'anotação' },
  { pattern: /\bcópias? de segurança\b/i, instead: 'backup' },
  { pattern: /\bdevolução\b/i, instead: 'reembolso' },
  { pattern: /(?<!\p{L})(?:a|da|na|à|uma|sua) 1RM\b|\b1RM estimada\b/iu, instead: 'o 1RM, 1RM estimado' },
  // Beside a figure there is little room.
  { pattern: /\{\{(?:count|range)\}\} repetiç(?:ão|ões)/i, instead: 'rep, reps' },
  // Wrong at one o’clock.
  { pattern: /(?<!\p{L})às \{\{/iu, instead: 'the time without an article' },
]
