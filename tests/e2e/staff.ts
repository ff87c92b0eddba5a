export const ADMIN = { email: 'admin@kheya.test', password: 'ferry-at-dawn' };
