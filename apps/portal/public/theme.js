// Runs before the first paint, so that a chosen colour scheme never flashes the other one. The key and the values are
// those of src/shell/theme.ts.
try {
  const theme = localStorage.getItem('sarv.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is forbidden here: the system's scheme stays.
}
