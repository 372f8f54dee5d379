import type { common as english } from '../en/common.ts'
import type { Texts } from '../texts.ts'

export const common = {
  tagline: 'Las cuentas de la casa, en un mensaje.',
  loading: 'Cargando...',
  skip: 'Saltar al contenido',
  close: 'Cerrar',
  cancel: 'Cancelar',
  save: 'Guardar',
  edit: 'Editar',
  delete: 'Borrar',
  undo: 'Deshacer',
  retry: 'Probar de nuevo',
  continue: 'Continuar',
  optional: 'opcional',
  actions: 'Acciones de {{name}}',
  categoryOf: 'Cambiar la categoría de {{name}}',
  you: 'vos',
  error: 'Error',
  language: 'Idioma',
  theme: { label: 'Tema', system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  notifications: 'Avisos',
  dismiss: 'Descartar',
  verified: 'Verificado',
  crash: {
    title: 'Algo salió mal',
    text: 'No pudimos mostrar esta página. No se perdió nada de lo que guardaste.',
    reload: 'Recargar la página',
  },
  phone: {
    country: 'País',
    checking: 'Validando el número...',
    valid: '✓ Número de WhatsApp válido',
    unavailable: 'No pudimos validar el número. Probá de nuevo.',
    failed: 'La validación falló. Probá de nuevo.',
    notMobile: 'Ingresá un número válido, de un celular con WhatsApp',
  },
} satisfies Texts<typeof english>
