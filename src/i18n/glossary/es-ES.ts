import type { ForbiddenWord } from './forbidden-word.ts'

/** Words that no Spanish message has, with what is said instead. Spain, tú. */
export const FORBIDDEN: readonly ForbiddenWord[] = [
  // Grammar.
  { pattern: /\by (?=(?:in|im|il|ir|iz|hi(?!e))\p{L})/iu, instead: 'e before i: «e inténtalo»' },
  { pattern: /\bo (?=h?o\p{L})/iu, instead: 'u before o' },
  // Wrong at one o’clock (la 1:15) and with times that carry a day.
  { pattern: /\b(?:a|desde|hasta|sobre) las? \{\{/i, instead: '«inicio: {{time}}», «({{time}})»' },
  // «unos 2 repeticiones», «unos 0:05».
  { pattern: /\bun[oa]s \{\{amount\}\}/i, instead: '«{{amount}} por semana, más o menos»' },
  { pattern: /\binténtalo otra vez\b|\bprueba otra vez\b/i, instead: 'inténtalo de nuevo' },

  // What lifters say.
  {
    pattern: /\bfallos?\b/i,
    instead: 'sin completar for a missed workout, error for a defect: «fallo» is muscular failure',
    except: ['shared:setKind.failure', 'shared:setName.failure', 'site:support.faq.sets.answer'],
  },
  { pattern: /(?<!\bse )\bmarca\b|(?<!\bla )\bmarcas\b/i, instead: 'récord or mejor resultado; check for the ✓' },
  // Beside a figure there is little room.
  { pattern: /\{\{(?:count|range)\}\} repetici(?:ón|ones)/i, instead: 'rep, reps' },
  { pattern: /\bplusmarcas?\b/i, instead: 'récord' },
  { pattern: /\bentrenamientos? (?:libre|de prueba|en marcha|terminado)/i, instead: 'entreno' },
  { pattern: /\bola de porcentajes\b|\bla ola\b|\bpor ola\b/i, instead: 'ciclo por porcentajes, ciclo' },
  { pattern: /\bmáximo de entrenamiento\b/i, instead: 'training max (TM)' },
  { pattern: /\b(?:sin|esta|una|la) regla\b/i, instead: 'progresión' },
  { pattern: /\btrabaja sobre todo\b|\btambién trabaja\b/i, instead: 'músculos principales, músculos secundarios' },
  { pattern: /^carga\b|\b(?:una|la|mejor|hay|más|de) carga\b/i, instead: 'peso; volumen for the load of training' },
  { pattern: /\b(?:descanso )?habitual \(|^descanso habitual$/i, instead: 'por defecto' },
  { pattern: /\breloj de descanso\b|\bsuene el reloj\b|\bcon su reloj\b/i, instead: 'cronómetro' },
  { pattern: /\b(?:serie|series) abiertas?\b/i, instead: 'serie pendiente, serie que falta' },
  { pattern: /\babandonad[oa]s?\b/i, instead: 'sin terminar' },
  { pattern: /\bejercicios? (?:mío|míos|tuyos?)\b|\bdel mío\b|^Míos$/i, instead: 'ejercicio propio, propios' },
  { pattern: /\bguardar como entreno\b|\b(?:crear|montar|nuevo) (?:un )?entreno\b/i, instead: 'rutina for the plan' },
  { pattern: /\bprogramas? listos?\b/i, instead: 'programa ya preparado: «listo» is clever' },

  // The app and its data.
  { pattern: /\btra(?:er|e|iga) de vuelta\b|\bde vuelta\b(?! arriba)/i, instead: 'restaurar' },
  { pattern: /\bvolver a (?:esta|una|la) copia\b|\brecuperar la importación\b/i, instead: 'restaurar' },
  { pattern: /\bse van?\b/i, instead: 'se borra, se elimina, se pierde' },
  {
    pattern: /\bcobertura\b/i,
    instead: 'sin conexión; cobertura is said on the landing page only',
    except: [
      'app:manifest.description',
      'site:title',
      'site:description',
      'site:frame.farewell',
      'site:headlineSignal',
      'site:picture.dashboard',
      'site:mishap.two.text',
    ],
  },
  { pattern: /\blist[oa] para bajar\b/i, instead: 'listo para entrenar sin conexión' },
  {
    pattern: /\b(?:sigue|siguen|lo abrimos|tienes|queda) (?:\p{L}+ )?abiert[oa]s?\b|\btodo abierto\b/iu,
    instead: 'con acceso',
  },
  {
    pattern: /\ben otro sitio\b|\bde otro sitio\b|\bmedidas de sitios\b/i,
    instead: 'en otro dispositivo: sitio is the website',
  },
  { pattern: /\bha pasado por aquí/i, instead: 'aquí ya se ha usado' },
  { pattern: /\bte necesita\b/i, instead: 'requiere (tu) atención' },
  { pattern: /\b(?:duerme|duermen) \b/i, instead: 'suspende' },
  { pattern: /\bsaca(?:r|lo)? del archivo\b|\bestá en el archivo\b/i, instead: 'desarchivar, archivado' },
  { pattern: /\baplicación\b/i, instead: 'app', except: ['site:resources.install.android.how'] },
  { pattern: /(?<!\{)\be-?mail\b/i, instead: 'correo' },

  // Words of the other side of the Atlantic.
  {
    pattern: /\b(?:computador(?:a|es)?|celular(?:es)?|agregar|ingresar|tomar una foto)\b/i,
    instead: 'ordenador, móvil, añadir, entrar, hacer una foto',
  },
  { pattern: /\b(?:loguea|loguear|clic(?:k)?|cliquea)\b/i, instead: 'iniciar sesión, tocar, pulsar' },
]
