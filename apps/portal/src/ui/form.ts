import { useController } from 'react-hook-form'
import { setFormLibrary } from './Bind.tsx'

setFormLibrary({ useController })

/** Forms take these from here: importing them gives the fields their binding to the form. */
export { useForm, useFormState, useWatch } from 'react-hook-form'
