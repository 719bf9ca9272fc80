/** The light colours of app/ui/tokens.css: a picture has one theme. */
export const shareColours = {
  sky: '#e6eff7',
  light: '#eef4f9',
  ink: '#0b1b34',
  quiet: '#435a73',
  signal: '#ff6b2c',
  planes: { 1: '#0b1b34', 2: '#86b2d5', 3: '#d2e3f0' },
  echoes: { 1: '#25487a', 2: '#b4d0e5', 3: '#f7fafc' },
} as const
