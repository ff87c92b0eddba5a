import { companyDefaults } from './company-defaults.ts';

export interface Logo {
  src: string;
  width: number;
  height: number;
}

/** The lettered logo; it spells the default name, so another name stands as text beside the mark. */
const lettered: Readonly<Record<string, Logo>> = {
  [companyDefaults.company_name]: { src: '/brand/logo-en.svg', width: 226, height: 48 },
  [companyDefaults.company_name_bn!]: { src: '/brand/logo-bn.svg', width: 212, height: 48 },
};

export const logoOf = (name: string): Logo | undefined => lettered[name.trim()];
