// Runs before the first paint, so that a chosen colour scheme never flashes the other one, and whoever is signed in sees
// where they are before the code has come. Keys and values are those of src/shell/theme.ts and src/shell/session.ts.
try {
  const { dataset } = document.documentElement
  const theme = localStorage.getItem('sarv.theme')
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  if (localStorage.getItem('sarv.session')) dataset.member = ''
} catch {
  // Storage is forbidden here: the system's scheme stays.
}
