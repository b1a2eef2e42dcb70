/** Every form of business, under the name that the tool's own list gives its kind. */
import type { FormOf } from '../../../engine/definition/index.ts';
import type tool from '../../../tools/niche-idea-generator.ts';
import type { Form } from './form.ts';
import { AFFILIATE } from './forms/affiliate.ts';
import { CONSULTING } from './forms/consulting.ts';
import { CONTENT } from './forms/content.ts';
import { COURSES } from './forms/courses.ts';
import { DIGITAL } from './forms/digital.ts';
import { DROPSHIPPING } from './forms/dropshipping.ts';
import { ECOMMERCE } from './forms/ecommerce.ts';
import { LOCAL } from './forms/local.ts';
import { SERVICE } from './forms/service.ts';
import { SOFTWARE } from './forms/software.ts';
import { SUBSCRIPTION } from './forms/subscription.ts';

export type Wishes = FormOf<typeof tool>;
export type BusinessType = Exclude<Wishes['businessType'], 'Any Business Type'>;

export const FORMS: Readonly<Record<BusinessType, readonly Form[]>> = {
  'E-commerce Store': ECOMMERCE,
  'Digital Products': DIGITAL,
  'Service Business': SERVICE,
  'Content Creation': CONTENT,
  'SaaS/Software': SOFTWARE,
  Consulting: CONSULTING,
  'Affiliate Marketing': AFFILIATE,
  Dropshipping: DROPSHIPPING,
  'Online Courses': COURSES,
  'Subscription Business': SUBSCRIPTION,
  'Local Business': LOCAL,
};
