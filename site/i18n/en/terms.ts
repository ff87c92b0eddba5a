export const terms = {
  title: 'If you cancel',
};
