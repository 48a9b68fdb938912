export const apiTokensText = {
  made: (name: string) => `توکن API تازه «${name}» ساخته شد`,
}
