import { Button } from '../../components/Button.tsx';
import type { Kit } from '../../engine/page/kit.ts';

export const SubmitButton: Kit['SubmitButton'] = (props) => <Button look="main" type="submit" {...props} />;
export const FormButton: Kit['FormButton'] = (props) => <Button look="line" {...props} />;
