/** Outlines in the place of content, bodies and charts that are not drawn yet, and the progress bar of navigation: a screen with one is no picture. */
export const UNFINISHED = ['_skeleton', '_loading_', '_finished_', '_fading_']
  .map((part) => `[class*=${part}]`)
  .concat('[aria-busy=true]', '[class*=_thumb]:empty:not(canvas)', '[class*=_frame]:empty', '[class*=_plot]:empty')
  .join(', ')
