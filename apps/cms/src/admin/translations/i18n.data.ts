/** Texts of the languages plugin that Strapi leaves in English. */
const missing: Record<string, string> = {
  'i18n.actions.delete.label': 'Supprimer l’entrée ({locale})',
  'i18n.actions.delete.dialog.title': 'Confirmation',
  'i18n.actions.delete.dialog.body':
    'Mettre cette version linguistique à la corbeille ? Elle y reste 30 jours.',
  'i18n.actions.delete.error':
    'Une erreur est survenue pendant la suppression de la version linguistique du document.',
  'i18n.CMEditViewCopyLocale.cancel-text': 'Non, annuler',
  'i18n.CMEditViewCopyLocale.dialog.title': 'Confirmation',
  'i18n.CMEditViewCopyLocale.dialog.body':
    'Votre contenu actuel sera effacé et remplacé par le contenu de la langue choisie :',
  'i18n.CMEditViewCopyLocale.dialog.field.label': 'Langue',
  'i18n.CMEditViewCopyLocale.dialog.field.placeholder': 'Choisissez une langue…',
  'i18n.CMEditViewBulkLocale.publish-title': 'Publier plusieurs langues',
  'i18n.CMEditViewBulkLocale.unpublish-title': 'Dépublier plusieurs langues',
  'i18n.CMEditViewBulkLocale.status': 'Statut',
  'i18n.CMEditViewBulkLocale.publication-status': 'Statut de publication',
  'i18n.CMEditViewBulkLocale.draft-relation-warning':
    'Certaines langues sont liées à des brouillons. Les publier pourrait laisser des liens incomplets sur le site.',
  'i18n.CMEditViewBulkLocale.continue-confirmation': 'Voulez-vous vraiment continuer ?',
  'i18n.CMEditViewAITranslation.status-aria-label': 'État de la traduction par IA',
  'i18n.CMEditViewAITranslation.status-title':
    '{enabled, select, true {Traduction par IA activée} false {Traduction par IA désactivée} other {Traduction par IA désactivée}}',
  'i18n.CMEditViewAITranslation.status-description':
    'L’IA traduit le contenu dans toutes les langues à chaque enregistrement dans la langue par défaut.',
  'i18n.CMEditViewAITranslation.settings-link':
    '{enabled, select, true {La désactiver dans les paramètres} false {L’activer dans les paramètres} other {L’activer dans les paramètres}}',
  'i18n.CMEditViewAITranslation.job-completed': 'La traduction par IA est terminée !',
  'i18n.CMEditViewAITranslation.job-failed': 'La traduction par IA a échoué. Veuillez réessayer.',
  'i18n.CMEditViewLocalePicker.locale.create': 'Créer la version <bold>{locale}</bold>',
  'i18n.CMEditViewLocalePicker.locale.ai-translations': 'Traductions par IA :',
  'i18n.CMListView.popover.display-locales.more': '{locales} + {count} autres',
  'i18n.Settings.list.actions.publishAdditionalInfos':
    'Les versions dans les langues actives seront publiées <em>(internationalisation)</em>',
  'i18n.Settings.list.actions.unpublishAdditionalInfos':
    'Les versions dans les langues actives seront dépubliées <em>(internationalisation)</em>',
  'i18n.Settings.aiLocalizations.label': 'Traductions par IA',
  'i18n.Settings.aiLocalizations.description':
    'À chaque enregistrement dans la gestion du contenu, l’IA traduit automatiquement la langue par défaut vers toutes les autres.',
  'i18n.Settings.locales.modal.create.code.error': 'Veuillez choisir une langue',
  'i18n.Settings.locales.modal.create.name.error.min':
    'Le nom affiché de la langue doit compter moins de 50 caractères.',
  'i18n.Settings.locales.modal.create.name.error.required': 'Veuillez donner un nom affiché à la langue',
  'i18n.list-view.table.header.label': 'Disponible en',
};

/** Texts written in Strapi's code only: they are in none of its dictionaries. */
const inCodeOnly: Record<string, string> = {
  'i18n.actions.publish.dialog.title': 'Confirmation',
  'i18n.CheckboxConfirmation.Modal.title': 'Désactiver la traduction',
  'Settings.locales.modal.create.code.error': 'Veuillez choisir une langue',
  'Settings.locales.modal.create.name.error.min':
    'Le nom affiché de la langue doit compter moins de 50 caractères.',
  'Settings.locales.modal.create.name.error.required': 'Veuillez donner un nom affiché à la langue',
  'components.placeholder.select': 'Sélectionner',
};

/** Strapi's French says “locale”, a developer's word: an editor reads “langue”. */
const corrected: Record<string, string> = {
  'i18n.CMEditViewCopyLocale.copy-failure': 'La copie de la langue a échoué',
  'i18n.CMEditViewCopyLocale.copy-success': 'Langue copiée',
  'i18n.CMEditViewCopyLocale.copy-text': 'Remplir à partir d’une autre langue',
  'i18n.CMListView.popover.display-locales.label': 'Afficher les langues traduites',
  'i18n.CheckboxConfirmation.Modal.content':
    'Désactiver la traduction supprimera tout votre contenu, sauf celui de la langue par défaut (si elle existe).',
  'i18n.Field.localized': 'Cette valeur est propre à la langue choisie',
  'i18n.Field.not-localized': 'Cette valeur est commune à toutes les langues',
  'i18n.Settings.list.actions.add': 'Ajouter une langue',
  'i18n.Settings.list.actions.delete': 'Supprimer la langue {name}',
  'i18n.Settings.list.actions.deleteAdditionalInfos':
    'Les versions dans les langues actives seront supprimées <em>(internationalisation)</em>',
  'i18n.Settings.list.actions.edit': 'Modifier la langue {name}',
  'i18n.Settings.list.empty.description':
    'Cette situation est inhabituelle : la base de données a peut-être été modifiée à la main. Il faut au moins une langue enregistrée pour que Strapi fonctionne correctement.',
  'i18n.Settings.list.empty.title': 'Il n’y a aucune langue.',
  'i18n.Settings.locales.list.sort.default': 'Trier par langue par défaut',
  'i18n.Settings.locales.modal.advanced.setAsDefault': 'Définir comme langue par défaut',
  'i18n.Settings.locales.modal.advanced.setAsDefault.hint':
    'Une langue par défaut est obligatoire : changez-la en en choisissant une autre',
  'i18n.Settings.locales.modal.create.code.label': 'Langues',
  'i18n.Settings.locales.modal.create.name.description':
    'La langue sera affichée sous ce nom dans l’administration',
  'i18n.Settings.locales.modal.create.name.label': 'Nom affiché de la langue',
  'i18n.Settings.locales.modal.create.success': 'Langue ajoutée',
  'i18n.Settings.locales.modal.delete.message':
    'Supprimer cette langue supprimera tout le contenu associé. Si vous souhaitez en conserver une partie, rattachez-la d’abord à une autre langue.',
  'i18n.Settings.locales.modal.delete.secondMessage': 'Voulez-vous supprimer cette langue ?',
  'i18n.Settings.locales.modal.delete.success': 'Langue supprimée',
  'i18n.Settings.locales.modal.edit.success': 'Langue modifiée',
  'i18n.Settings.locales.modal.edit.tab.label':
    'Navigation entre les paramètres de base et les paramètres avancés des langues',
  'i18n.Settings.locales.modal.locales.label': 'Langue',
  'i18n.Settings.locales.modal.title': 'Configuration',
  'i18n.Settings.locales.row.default-locale': 'Langue par défaut',
  'i18n.Settings.permissions.read.denied.description':
    'Pour pouvoir lire ce contenu, contactez l’administrateur de votre système.',
  'i18n.actions.select-locale': 'Choisissez une langue',
  'i18n.plugin.schema.i18n.localized.description-content-type':
    'Permet de traduire une entrée dans différentes langues',
  'i18n.plugin.schema.i18n.localized.description-field':
    'Le champ peut avoir une valeur différente dans chaque langue',
  'i18n.plugin.schema.i18n.localized.label-content-type': 'Internationalisation',
  'i18n.plugin.schema.i18n.localized.label-field': 'Activer la traduction de ce champ',
};

export const i18nFrench: Record<string, string> = { ...missing, ...inCodeOnly, ...corrected };
