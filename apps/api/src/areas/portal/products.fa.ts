export const productText = {
  bundleLine: (name: string) => `پلن ${name}`,
}
