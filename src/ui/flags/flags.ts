import english from './en-US.svg'
import spanish from './es-ES.svg'
import brazilian from './pt-BR.svg'

/** The address of each language's flag: drawn, because not every system has them among its letters. */
export const FLAGS = { 'pt-BR': brazilian, 'en-US': english, 'es-ES': spanish } as const

/** What each language is called by those who speak it, whatever the language of the page. */
export const LANGUAGE_NAMES = { 'pt-BR': 'Português', 'en-US': 'English', 'es-ES': 'Español' } as const
